#!/bin/sh
# What action.yml runs to lint: annotations for the lines at fault, and a SARIF report where one is asked for.
# Everything comes by way of variables, so nothing that somebody else wrote becomes a part of this script.
#   FOCUSLINT        the program
#   ARGUMENTS        further options, one a line
#   CHANGED_SINCE    report only lines changed since then; empty for all
#   SARIF            the file for a SARIF report; empty for none
set -eu
program=${FOCUSLINT:?}
set -- lint --format github
[ -z "${SARIF:-}" ] || set -- "$@" --report "sarif=$SARIF"
[ -z "${CHANGED_SINCE:-}" ] || set -- "$@" "--changed-since=$CHANGED_SINCE"
while IFS= read -r argument; do
  [ -z "$argument" ] || set -- "$@" "$argument"
done <<END
${ARGUMENTS:-}
END
exec "$program" "$@"
