-- Leave judges days while it is in force (hadir.fakta_anggota): one that is asked for, withdrawn or refused is no fact, so
-- that it neither waits for others of its organisasi nor has what is remembered of it read anew.
drop trigger fakta_berubah on cuti;
create constraint trigger fakta_baru after insert on cuti deferrable initially deferred for each row
  when (new.status = 13 or new.status = 14 and new.tgl_batal > new.tgl_awal) execute function hadir.fakta_berubah();
create constraint trigger fakta_berubah after update on cuti deferrable initially deferred for each row
  when (old.status = 13 or old.status = 14 and old.tgl_batal > old.tgl_awal
    or new.status = 13 or new.status = 14 and new.tgl_batal > new.tgl_awal) execute function hadir.fakta_berubah();
create constraint trigger fakta_hilang after delete on cuti deferrable initially deferred for each row
  when (old.status = 13 or old.status = 14 and old.tgl_batal > old.tgl_awal) execute function hadir.fakta_berubah();

-- An organisasi is found by its number and those of a tenant by theirs; in one condition for both, all were read.
create or replace function hadir.fakta_berubah() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  baris jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
  v_organisasi_id integer := (baris ->> 'organisasi_id')::integer;
  v_tenant_id integer := (baris ->> 'tenant_id')::integer;
  kunci text := coalesce(v_organisasi_id::text, 'tenant ' || v_tenant_id);
  sudah text := coalesce(current_setting('hadir.fakta_berubah', true), '');
begin
  if strpos(sudah, '<' || kunci || '>') > 0 then return null; end if;
  perform set_config('hadir.fakta_berubah', sudah || '<' || kunci || '>', true);
  if v_organisasi_id is not null then
    update organisasi set fakta_versi = nextval('hadir.fakta_versi_seq') where organisasi_id = v_organisasi_id;
  else
    update organisasi set fakta_versi = nextval('hadir.fakta_versi_seq')
    where organisasi_id in (
      select o.organisasi_id from organisasi o where o.tenant_id = v_tenant_id
      order by o.organisasi_id for no key update);
  end if;
  return null;
end $$;
