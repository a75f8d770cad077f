-- Keys that all servers on this database share and no role of a request can read but through the function. In this
-- schema, not in public, so that no grant on all tables reaches it.
create table hadir.kunci_server (
  nama text primary key,
  isi  bytea not null
);
insert into hadir.kunci_server (nama, isi)
values ('waktu', decode(replace(concat(gen_random_uuid(), gen_random_uuid(), gen_random_uuid()), '-', ''), 'hex'));

create function hadir.kunci_server(p_nama text) returns bytea language sql stable security definer
set search_path = hadir, pg_temp as $$ select isi from kunci_server where nama = p_nama $$;
revoke execute on function hadir.kunci_server(text) from public;
grant execute on function hadir.kunci_server(text) to hadir_app;

-- Since when a session has been in contact without a break, and its last contact before that break.
alter table sesi add column tersambung_sejak timestamptz, add column putus_pada timestamptz;
update sesi set tersambung_sejak = terakhir_pada;
alter table sesi alter column tersambung_sejak set not null, alter column tersambung_sejak set default now();
