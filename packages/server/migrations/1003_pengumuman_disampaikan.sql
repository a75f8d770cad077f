-- When an announcement was told to the members, in their bells; what stands there already is not told again.
alter table pengumuman add column disampaikan_pada timestamptz;
update pengumuman set disampaikan_pada = now() where tgl_mulai <= (now() at time zone 'Asia/Jayapura')::date;
create index pengumuman_belum_disampaikan on pengumuman (tgl_mulai) where disampaikan_pada is null;
