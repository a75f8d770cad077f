-- Who moves from one organisasi to another, is lent to it for a time, or leaves. One row for both sides: the place that he
-- leaves (tenant_id, organisasi_id) and the one that he comes to (tujuan_…), perhaps of another tenant; each side sees it,
-- and of the other what stands in the row itself.
create table mutasi (
  mutasi_id            integer generated always as identity primary key,
  tenant_id            integer not null,
  organisasi_id        integer not null,
  user_id              integer not null,
  jenis                text not null check (jenis in ('pindah', 'perbantuan', 'berhenti')),
  status               smallint not null default 1 check (status in (1, 2, 3, 4)),
  tujuan_tenant_id     integer,
  tujuan_organisasi_id integer,
  -- Who he is there: another account where the tenant is another.
  tujuan_user_id       integer,
  -- His first day there, or of a leaver the first day on which he does not belong here any more.
  tgl_mulai            date not null,
  tgl_selesai          date check (tgl_selesai >= tgl_mulai),
  keterangan           text not null,
  -- What the sides know of each other, as it was.
  nama                 text not null,
  nip                  text,
  jabatan              text,
  asal                 text not null,
  tujuan               text,
  -- Where the destination puts him.
  group_id             integer,
  lokasi_presensi_ids  integer[] not null default '{}',
  pin                  text,
  email                text,
  dibuat_oleh          integer not null references users,
  pembuat              text not null,
  dibuat_pada          timestamptz not null,
  diajukan_pada        timestamptz,
  diputuskan_oleh      integer references users,
  pemutus              text,
  diputuskan_pada      timestamptz,
  keterangan_putusan   text,
  -- When the membership moved, and when the place that was left was closed to him; the zones of the two may differ.
  dipindahkan_pada     timestamptz,
  selesai_pada         timestamptz,
  -- What went along, as it was told before.
  bawaan               jsonb,
  -- Why it did not move on its date, in the words of a refusal.
  tertahan             text,
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, user_id) references anggota (organisasi_id, user_id),
  foreign key (tujuan_tenant_id, tujuan_organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (tujuan_tenant_id, tujuan_user_id) references users (tenant_id, user_id),
  foreign key (tujuan_organisasi_id, group_id) references grup (organisasi_id, group_id),
  constraint mutasi_tujuan check ((jenis = 'berhenti') = (tujuan_organisasi_id is null)
    and (tujuan_organisasi_id is null) = (tujuan_tenant_id is null) and tujuan_organisasi_id is distinct from organisasi_id),
  constraint mutasi_masa check ((jenis = 'perbantuan') = (tgl_selesai is not null))
);
-- One at a time for a member.
create unique index mutasi_terbuka on mutasi (organisasi_id, user_id)
  where status in (1, 2) or status = 3 and dipindahkan_pada is null;
create index mutasi_asal on mutasi (organisasi_id, mutasi_id desc);
create index mutasi_asal_tenant on mutasi (tenant_id, mutasi_id desc);
create index mutasi_tujuan_organisasi on mutasi (tujuan_organisasi_id, mutasi_id desc);
create index mutasi_tujuan_tenant on mutasi (tujuan_tenant_id, mutasi_id desc);
create index mutasi_jatuh_tempo on mutasi (tgl_mulai) where status = 3 and selesai_pada is null;
