#!/bin/bash
# Once, when the primary is made: the roles of the house, who may follow, and that a confirmation waits for the replica
# (from the next start on: while this runs there is none).
set -e
psql -v ON_ERROR_STOP=1 -U postgres -d quadra \
  -v esercizio="$QUADRA_ESERCIZIO_PASSWORD" -v replica="$QUADRA_REPLICA_PASSWORD" <<'SQL'
create role quadra_app nologin;
create role quadra_esercizio login password :'esercizio' in role quadra_app;
alter role quadra_esercizio set statement_timeout = '14s';
alter role quadra_esercizio set idle_in_transaction_session_timeout = '30s';
create role quadra_replica replication login password :'replica';
create role quadra_salute login;
create database quadra_salute owner quadra_salute;
alter system set synchronous_standby_names = 'replica';
SQL
echo 'host replication quadra_replica all scram-sha-256' >> "$PGDATA/pg_hba.conf"
