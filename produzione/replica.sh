#!/bin/bash
# A replica with nothing in it copies the primary first. Promoted, it waits for nobody until it is told to.
set -e
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chown postgres:postgres "$PGDATA"
  chmod 700 "$PGDATA"
  PGPASSWORD="$QUADRA_REPLICA_PASSWORD" gosu postgres pg_basebackup -R -X stream -c fast -D "$PGDATA" \
    -d "host=primario user=quadra_replica application_name=replica"
  echo "synchronous_standby_names = ''" >> "$PGDATA/postgresql.auto.conf"
fi
exec docker-entrypoint.sh "$@"
