-- What members' schedules between two dates are made of, each member's own, as hadir.fakta_anggota has it beside what else
-- judges a day: who asks only which days are work days reads no claims, leave, or events. One plan, which PL/pgSQL keeps.
create or replace function hadir.fakta_jadwal_anggota(p_organisasi_id integer, p_user_ids integer[], p_dari date, p_sampai date)
returns table (user_id integer, fakta jsonb) language plpgsql stable set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  select f.user_id, '{"keanggotaan": [], "grup": [], "jadwalKerja": [], "polaKerja": [], "jadwalShift": [],
      "tukarShift": []}'::jsonb
    || coalesce(jsonb_object_agg(f.jenis, f.isi) filter (where f.jenis is not null), '{}')
  from hadir.isi_jadwal_anggota(p_organisasi_id, p_user_ids, p_dari, p_sampai) f
  group by f.user_id;
end $$;
