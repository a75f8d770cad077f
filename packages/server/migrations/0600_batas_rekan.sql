-- How many of a group may be away on one day, and whether a request beyond that is warned of or refused; null is no limit.
alter table cuti_kategori add column batas_rekan jsonb check (
  batas_rekan is null or (
    batas_rekan ->> 'tindakan' in ('ingatkan', 'tolak') and batas_rekan ->> 'satuan' in ('orang', 'persen')
    and (batas_rekan ->> 'nilai')::integer >= 1));
