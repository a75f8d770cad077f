-- Since when a piece of work counts as waiting, by which the queue goes, and whether a person waits for it. What was asked
-- for before keeps its place.
alter table pekerjaan
  add column is_ditunggu boolean not null default true,
  add column antre_pada timestamptz not null default now();
update pekerjaan set antre_pada = dibuat_pada where status in ('menunggu', 'berjalan');
create index pekerjaan_antre on pekerjaan (coalesce(tenant_id, 0), is_ditunggu, antre_pada)
  where status in ('menunggu', 'berjalan');
-- How long each kind took of late.
create index pekerjaan_lama on pekerjaan (jenis, selesai_pada desc) where status = 'selesai';
