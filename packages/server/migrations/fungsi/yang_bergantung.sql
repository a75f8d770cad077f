-- What would be left without its organisasi, or (null) without its tenant: each table that points there with how many
-- rows. Not what goes with it: its settings, its logo, accounts that were never activated.
create or replace function hadir.yang_bergantung(p_tenant_id integer, p_organisasi_id integer)
returns table (tabel text, jumlah integer) language plpgsql stable as $$
declare
  kolom text := case when p_organisasi_id is null then 'tenant_id' else 'organisasi_id' end;
  syarat text;
begin
  for tabel in
    select distinct c.relname::text from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.conparentid = 0 and k.confdeltype not in ('c', 'n')
      and k.confrelid = case when p_organisasi_id is null then 'tenant'::regclass else 'organisasi'::regclass end
      and c.relname not in ('pengaturan_organisasi', 'pengaturan_tenant', 'sesi', 'tautan')
    order by 1
  loop
    syarat := case tabel when 'users' then 'and password_hash is not null' when 'berkas' then 'and jenis <> ''logo''' else '' end;
    execute format('select count(*)::integer from %I where %I = $1 %s', tabel, kolom, syarat)
      into jumlah using coalesce(p_organisasi_id, p_tenant_id);
    if jumlah > 0 then return next; end if;
  end loop;
end $$;
