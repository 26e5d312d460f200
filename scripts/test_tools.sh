#!/bin/sh
# Bring what some tests need from the system's packages, where that may be done. Tests whose program is
# missing all the same are skipped with the reason.
need=""
command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || need="$need chromium"
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || need="$need postgresql"
command -v redis-server >/dev/null || need="$need redis-server"
command -v tmux >/dev/null || need="$need tmux"
command -v nginx >/dev/null || need="$need nginx-light"
command -v caddy >/dev/null || need="$need caddy"
# not every system has this one by name; without it the browser tests use Chromium itself, and take longer
quicker=""
command -v chromium-headless-shell >/dev/null || quicker="chromium-headless-shell"
[ -z "$need$quicker" ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "installing for the tests:$need $quicker"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq >/dev/null
    for list in "$need" "$quicker"; do
        [ -z "$list" ] || apt-get install -y -qq --no-install-recommends $list >/dev/null 2>&1
    done
elif [ -n "$need" ]; then
    echo "the tests would also use:$need"
fi
exit 0
