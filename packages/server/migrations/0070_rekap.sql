-- Reports count lateness by category and leave by its name: kept beside the explanation that they come from, since
-- reading the explanations of a whole month would cost more than counting it.
alter table kehadiran
  add column kategori jsonb generated always as (penjelasan -> 'kategori') stored,
  add column kategori_cuti text generated always as (penjelasan -> 'cuti' ->> 'kategori') stored;

-- Reports that were asked for, the latest first, of an organisation or of a tenant.
create index pekerjaan_tenant on pekerjaan (tenant_id, jenis, dibuat_pada desc) where organisasi_id is null;
