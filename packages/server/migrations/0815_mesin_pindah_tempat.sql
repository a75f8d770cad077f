-- Since when a machine's number has been this organisation's, and, where another one had it before, since when the machine
-- has been here: the lines that it took until then are of its old place.
alter table perangkat
  add column dimiliki_sejak timestamptz not null default now(),
  add column pindah_pada timestamptz;
update perangkat set dimiliki_sejak = dibuat_pada;
update perangkat p set pindah_pada = p.dibuat_pada
where exists (select from perangkat lain where lain.nomor_seri = p.nomor_seri and lain.organisasi_id <> p.organisasi_id
  and lain.dibuat_pada < p.dibuat_pada);

alter table ketukan_tertahan
  drop constraint ketukan_tertahan_sebab_check,
  add constraint ketukan_tertahan_sebab_check
    check (sebab in ('pin', 'depan', 'lampau', 'tertinggal', 'rusak', 'pindah')) not valid;
alter table ketukan_tertahan validate constraint ketukan_tertahan_sebab_check;
