-- Users and database, once, on the primary: psql --variable parlour=… --variable replicator=… --file roles.sql postgres
-- No standby is there yet that a commit could wait for.
set synchronous_commit = local;
-- The gateway owns its database, since it applies its own migrations, and may do nothing else.
create role parlour login password :'parlour' nosuperuser nocreatedb nocreaterole connection limit 90;
create role replicator login replication password :'replicator' connection limit 5;
select pg_create_physical_replication_slot('db2');
create database parlour owner parlour encoding 'UTF8' template template0;
revoke all on database parlour from public;
