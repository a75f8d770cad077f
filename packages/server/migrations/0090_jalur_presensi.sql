-- The way of a check-in: those that come together are answered together, and what their days are judged by is remembered.

-- Renewed with whatever an organisasi's days are judged by besides events: who remembers that asks for this.
alter table organisasi add column fakta_versi bigint not null default 1;
create sequence hadir.fakta_versi_seq start 2;

-- Once a transaction and at its end, so that nobody waits long for another's. A row without organisasi_id is its
-- tenant's and concerns all its organisasi.
create function hadir.fakta_berubah() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  baris jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
  kunci text := coalesce(baris ->> 'organisasi_id', 'tenant ' || (baris ->> 'tenant_id'));
  sudah text := coalesce(current_setting('hadir.fakta_berubah', true), '');
begin
  if strpos(sudah, '<' || kunci || '>') > 0 then return null; end if;
  perform set_config('hadir.fakta_berubah', sudah || '<' || kunci || '>', true);
  update organisasi set fakta_versi = nextval('hadir.fakta_versi_seq')
  where organisasi_id in (
    select o.organisasi_id from organisasi o
    where case when baris ->> 'organisasi_id' is null then o.tenant_id = (baris ->> 'tenant_id')::integer
      else o.organisasi_id = (baris ->> 'organisasi_id')::integer end
    order by o.organisasi_id for no key update);
  return null;
end $$;

-- For every table that hadir.fakta_organisasi, hadir.fakta_anggota or hadir.lokasi_anggota reads, besides events.
create procedure hadir.ikut_fakta(p_tabel regclass) language plpgsql as $$
begin
  execute format('create constraint trigger fakta_berubah after insert or update or delete on %s
    deferrable initially deferred for each row execute function hadir.fakta_berubah()', p_tabel);
end $$;
call hadir.ikut_fakta('jadwal');
call hadir.ikut_fakta('jadwal_versi');
call hadir.ikut_fakta('jadwal_baris');
call hadir.ikut_fakta('jadwal_kerja');
call hadir.ikut_fakta('pola_kerja');
call hadir.ikut_fakta('pola_kerja_hari');
call hadir.ikut_fakta('pola_kerja_sasaran');
call hadir.ikut_fakta('jadwal_shift');
call hadir.ikut_fakta('tukar_shift');
call hadir.ikut_fakta('hari_libur');
call hadir.ikut_fakta('skor_presensi');
call hadir.ikut_fakta('pengaturan_organisasi');
call hadir.ikut_fakta('anggota');
call hadir.ikut_fakta('keanggotaan');
call hadir.ikut_fakta('anggota_grup');
call hadir.ikut_fakta('lokasi_presensi');
call hadir.ikut_fakta('anggota_lokasi');
call hadir.ikut_fakta('klaim_presensi');
call hadir.ikut_fakta('klaim_presensi_anggota');
call hadir.ikut_fakta('gangguan');
call hadir.ikut_fakta('gangguan_organisasi');

-- A member's events between two instants, as his days are judged by them.
create function hadir.events_anggota(
  p_organisasi_id integer, p_user_id integer, p_dari timestamptz, p_sampai timestamptz
) returns json language plpgsql stable as $$
begin
  return (
    select coalesce(json_agg(json_build_object(
      'presensi_id', p.presensi_id, 'waktu', extract(epoch from (p.waktu at time zone p.timezone))::bigint,
      'sumber', p.sumber, 'tahan', case when d.putusan is null and p.is_ditinjau then 'menunggu_tinjauan'
        else nullif(d.putusan, 'dihitung') end, 'catatan', d.keterangan,
      'radius', p.radius, 'is_face_verified', p.is_face_verified)), '[]')
    from presensi p
    left join putusan_presensi d on d.organisasi_id = p.organisasi_id and d.presensi_id = p.presensi_id
    where p.organisasi_id = p_organisasi_id and p.user_id = p_user_id and p.waktu >= p_dari and p.waktu < p_sampai);
end $$;

-- Everything the guard asks of requests, for those that come together: whose session each is, and what this person is
-- towards the organisasi or tenant of the path. Runs as the owner, since nothing is in scope yet.
drop function hadir.cari_pelaku(bytea, integer, text, integer);
create function hadir.cari_pelaku(
  p_token_hash bytea[], p_organisasi_id integer[], p_kode_organisasi text[], p_tenant_id integer[]
) returns table (urutan bigint, pelaku json) language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  return query
  select q.urutan, json_build_object(
    'sesi_id', s.sesi_id, 'kedaluwarsa_pada', s.kedaluwarsa_pada, 'terakhir_pada', s.terakhir_pada,
    'user_id', u.user_id, 'tenant_id', u.tenant_id, 'nama', u.nama, 'status', u.status,
    'is_operator', exists (select from anggota x where x.user_id = u.user_id and x.role = 3),
    'is_admin', u.is_admin, 'is_super_admin', u.is_super_admin, 'is_viewer', u.is_viewer, 'is_pemantau', u.is_pemantau,
    'organisasi', case when o.organisasi_id is null then null else json_build_object(
      'organisasi_id', o.organisasi_id, 'tenant_id', o.tenant_id, 'kode_organisasi', o.kode_organisasi,
      'k_sumber_data', o.k_sumber_data, 'is_langganan', o.is_langganan, 'tgl_berlaku_akhir', o.tgl_berlaku_akhir,
      'is_sinkronisasi', o.is_sinkronisasi, 'status', o.status,
      'timezone', coalesce((
        select p.timezone from pengaturan_organisasi p
        where p.organisasi_id = o.organisasi_id and p.berlaku @> current_date), 'Asia/Jakarta'),
      'role', a.role, 'status_anggota', a.status,
      'dipantau', u.is_pemantau and exists (
        select from pemantau_tugas t where t.user_id = u.user_id and t.tenant_id = o.tenant_id
          and (t.organisasi_id is null or t.organisasi_id = o.organisasi_id))) end,
    'tenant', case when n.tenant_id is null then null else json_build_object(
      'tenant_id', n.tenant_id, 'status', n.status, 'izin', n.izin,
      'dipantau', u.is_pemantau and exists (
        select from pemantau_tugas t where t.user_id = u.user_id and t.tenant_id = n.tenant_id)) end
  )
  from unnest(p_token_hash, p_organisasi_id, p_kode_organisasi, p_tenant_id)
    with ordinality as q (token_hash, organisasi_id, kode_organisasi, tenant_id, urutan)
  join sesi s on s.token_hash = q.token_hash
  join users u on u.user_id = s.user_id
  left join organisasi o on o.organisasi_id = coalesce(q.organisasi_id, (
    select k.organisasi_id from organisasi k where k.kode_organisasi = q.kode_organisasi))
  left join anggota a on a.organisasi_id = o.organisasi_id and a.user_id = u.user_id
  left join tenant n on n.tenant_id = coalesce(o.tenant_id, q.tenant_id, u.tenant_id);
end $$;

-- An answer that is kept is given back as it is: nobody looks into it.
alter table idempotensi alter column jawaban type json using jawaban::json;
-- Rows come in the order of their age, which is all that the nightly clearing asks.
drop index idempotensi_umur;
create index idempotensi_umur on idempotensi using brin (dibuat_pada);
