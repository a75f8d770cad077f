-- How often a line that cannot be read came, and when last; those beyond the limit of kept ones share a row.
alter table ketukan_tertahan
  add column jumlah bigint not null default 1 check (jumlah > 0),
  add column terakhir_pada timestamptz;
