-- Whether selfies are compared with enrolled faces, off until the tenant says so, and from which distance on (in
-- hundredths) two faces are not alike.
alter table pengaturan_organisasi
  add column is_wajah boolean not null default false,
  add column ambang_wajah smallint not null default 55 check (ambang_wajah between 40 and 65);
alter table pengaturan_tenant
  add column is_wajah boolean not null default false,
  add column ambang_wajah smallint not null default 55 check (ambang_wajah between 40 and 65);

-- A person's enrolment, whatever became of it: one waits and one counts at most. The person agreed to a text of a version at
-- a time, by himself or at an operator's desk (`dicatat_oleh`).
create table wajah (
  wajah_id          integer generated always as identity primary key,
  tenant_id         integer not null references tenant,
  user_id           integer not null references users on delete cascade,
  status            text not null check (status in ('menunggu', 'berlaku', 'ditolak', 'berakhir')),
  persetujuan_versi text not null,
  persetujuan_pada  timestamptz not null,
  dicatat_oleh      integer references users on delete set null,
  dibuat_pada       timestamptz not null,
  diputuskan_oleh   integer references users on delete set null,
  diputuskan_pada   timestamptz,
  alasan            text,
  berakhir_pada     timestamptz,
  sebab_berakhir    text
    check (sebab_berakhir in ('dicabut', 'dihapus', 'diganti', 'keluar', 'dimatikan', 'kedaluwarsa')),
  unique (tenant_id, wajah_id),
  check ((status = 'berakhir') = (berakhir_pada is not null and sebab_berakhir is not null)),
  check (diputuskan_oleh <> user_id)
);
create unique index wajah_satu on wajah (user_id, status) where status in ('menunggu', 'berlaku');
create index wajah_user on wajah (user_id, wajah_id);

-- Its photos; gone when it is turned down or ends. `ciri` is what the face was measured as, sealed with a key that the
-- database does not hold.
create table wajah_potret (
  tenant_id integer not null,
  wajah_id  integer not null,
  urutan    smallint not null check (urutan between 1 and 3),
  berkas_id uuid not null,
  ciri      bytea not null,
  primary key (wajah_id, urutan),
  foreign key (tenant_id, wajah_id) references wajah (tenant_id, wajah_id) on delete cascade
);

-- What comparing an event's selfie came to, and what a person said of it, which counts before it. The event itself is never
-- changed.
create table wajah_presensi (
  tenant_id       integer not null,
  organisasi_id   integer not null,
  presensi_id     bigint not null,
  hasil           boolean,
  jarak           real,
  ambang          real not null,
  sebab           text check (sebab in ('tanpa_wajah', 'banyak_wajah', 'kurang_jelas', 'tak_terbaca')),
  dinilai_pada    timestamptz not null,
  putusan         boolean,
  keterangan      text,
  diputuskan_oleh integer references users on delete set null,
  diputuskan_pada timestamptz,
  is_face_verified boolean generated always as (coalesce(putusan, hasil)) stored,
  is_menunggu     boolean not null generated always as (putusan is null and hasil is distinct from true) stored,
  primary key (organisasi_id, presensi_id),
  foreign key (organisasi_id, presensi_id) references presensi (organisasi_id, presensi_id),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  check ((hasil is null) = (sebab is not null) and (hasil is null) = (jarak is null))
);
create index wajah_presensi_menunggu on wajah_presensi (organisasi_id) where is_menunggu;

-- The selfies of the last days, to find those that nobody has looked at.
create index presensi_swafoto on presensi (diterima_pada) where foto is not null;

-- It was never written: what a face came to stands beside the event.
alter table presensi drop column is_face_verified;
