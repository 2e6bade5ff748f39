# find_package(Eclat) gives eclat_add_run(). This file stands in lib/cmake/Eclat of a tree that can be moved.
get_filename_component(ECLAT_PROGRAM "${CMAKE_CURRENT_LIST_DIR}/../../../bin/eclat" ABSOLUTE)

# eclat_add_run(TARGET CLASSES NAME… [NAME TEST] [HEADERS FILE…] [OPTIONS OPTION…])
#
# Adds a CTest test (TARGET.eclat if not named, label "eclat") that runs eclat on the classes, with the test program
# TARGET as its examples. It fails if eclat finds something; its output is the report.
function(eclat_add_run target)
  cmake_parse_arguments(PARSE_ARGV 1 run "" "NAME" "CLASSES;HEADERS;OPTIONS")
  if(NOT TARGET ${target})
    message(FATAL_ERROR "eclat_add_run: there is no target '${target}'")
  endif()
  if(NOT run_CLASSES)
    message(FATAL_ERROR "eclat_add_run: name the classes to test with CLASSES")
  endif()
  if(run_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "eclat_add_run: '${run_UNPARSED_ARGUMENTS}' is not understood")
  endif()
  if(NOT run_NAME)
    set(run_NAME ${target}.eclat)
  endif()
  set(command ${ECLAT_PROGRAM} run -p ${CMAKE_BINARY_DIR} --test-target ${target}
              --work-dir ${CMAKE_CURRENT_BINARY_DIR}/${run_NAME})
  foreach(class IN LISTS run_CLASSES)
    list(APPEND command --class ${class})
  endforeach()
  foreach(header IN LISTS run_HEADERS)
    get_filename_component(header ${header} ABSOLUTE)
    list(APPEND command --header ${header})
  endforeach()
  add_test(NAME ${run_NAME} COMMAND ${command} ${run_OPTIONS} WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR})
  set_tests_properties(${run_NAME} PROPERTIES LABELS eclat)
endfunction()
