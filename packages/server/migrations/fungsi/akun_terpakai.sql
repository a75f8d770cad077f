-- How many accounts count against the quota of an organisasi, or (null) of its tenant: those who are members and not
-- inactive, each once.
create or replace function hadir.akun_terpakai(p_tenant_id integer, p_organisasi_id integer)
returns integer language sql stable as $$
  select count(distinct a.user_id)::integer from anggota a join users u on u.user_id = a.user_id
  where a.tenant_id = p_tenant_id and (p_organisasi_id is null or a.organisasi_id = p_organisasi_id)
    and a.status <> :STATUS_KEANGGOTAAN.tidak_aktif and u.k_status = :K_STATUS.terhitung
$$;
