-- Whether somebody is operator of any organisasi, by a membership that is not inactive.
create or replace function hadir.adalah_operator(p_user_id integer) returns boolean language sql stable as $$
  select exists (select from anggota a where a.user_id = p_user_id and a.role = :KODE_PERAN.operator and a.status <> :STATUS_KEANGGOTAAN.tidak_aktif)
$$;
