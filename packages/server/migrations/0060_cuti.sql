-- Leave: categories, approval chains, the ledger of lots, requests and what was decided about them.

create table cuti_kategori (
  cuti_kategori_id    integer generated always as identity primary key,
  tenant_id           integer not null,
  organisasi_id       integer not null,
  nama                text not null,
  -- Which of the kinds that reports and the official form know it is.
  jenis               text not null default 'lain' check (jenis in ('tahunan', 'besar', 'sakit', 'melahirkan',
    'alasan penting', 'di luar tanggungan', 'cuti bersama', 'izin', 'dinas luar', 'lain')),
  is_saldo            boolean not null default false,
  is_aktif            boolean not null default true,
  hitungan            text not null default 'kerja' check (hitungan in ('kerja', 'kalender')),
  jatah_tahunan       numeric(4, 1) not null default 0 check (jatah_tahunan between 0 and 366),
  maks_bawa           numeric(4, 1) not null default 0 check (maks_bawa between 0 and 366),
  tahun_bawa          smallint not null default 1 check (tahun_bawa in (1, 2)),
  -- Until when carried days may be used, MM-DD; null is the whole year.
  bawaan_sampai       text check (bawaan_sampai ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'),
  maks_hari           smallint check (maks_hari between 1 and 1200),
  min_pemberitahuan   smallint not null default 0 check (min_pemberitahuan between 0 and 365),
  maks_mundur         smallint not null default 0 check (maks_mundur between 0 and 365),
  lampiran_mulai_hari smallint check (lampiran_mulai_hari between 1 and 1200),
  gender              text check (gender in ('L', 'P')),
  is_setengah_hari    boolean not null default false,
  dibuat_pada         timestamptz not null default now(),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  unique (organisasi_id, cuti_kategori_id)
);
create unique index cuti_kategori_nama on cuti_kategori (organisasi_id, lower(nama));

-- Who decides, level by level; one chain for each thing that is asked for.
create table persetujuan (
  persetujuan_id integer generated always as identity primary key,
  tenant_id      integer not null,
  organisasi_id  integer not null,
  nama           text not null,
  untuk          text not null check (untuk in ('cuti', 'presensi_manual', 'klaim', 'tukar_shift')),
  dibuat_pada    timestamptz not null default now(),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  unique (organisasi_id, persetujuan_id)
);
create unique index persetujuan_untuk on persetujuan (organisasi_id, untuk);

create table persetujuan_jenjang (
  tenant_id         integer not null,
  organisasi_id     integer not null,
  persetujuan_id    integer not null,
  urutan            smallint not null check (urutan >= 0),
  jenis             text not null check (jenis in ('orang', 'peran', 'kepala_grup')),
  user_id           integer,
  peran             text check (peran in ('admin', 'operator')),
  pengganti_user_id integer,
  eskalasi_hari     smallint check (eskalasi_hari between 1 and 365),
  primary key (organisasi_id, persetujuan_id, urutan),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, persetujuan_id) references persetujuan (organisasi_id, persetujuan_id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, user_id),
  foreign key (tenant_id, pengganti_user_id) references users (tenant_id, user_id),
  constraint persetujuan_jenjang_siapa check (
    (jenis = 'orang') = (user_id is not null) and (jenis = 'peran') = (peran is not null))
);

create table cuti (
  cuti_id           integer generated always as identity primary key,
  tenant_id         integer not null,
  organisasi_id     integer not null,
  user_id           integer not null,
  cuti_kategori_id  integer not null,
  tgl_awal          date not null,
  tgl_akhir         date not null check (tgl_akhir >= tgl_awal),
  -- What was asked for, where an approver changed it.
  tgl_awal_ajuan    date not null,
  tgl_akhir_ajuan   date not null check (tgl_akhir_ajuan >= tgl_awal_ajuan),
  setengah_hari     text check (setengah_hari in ('pagi', 'siang')),
  -- The category's at the time: what the days were counted by stays so.
  hitungan          text not null check (hitungan in ('kerja', 'kalender')),
  keterangan        text not null,
  alamat            text,
  lampiran          uuid references berkas,
  jumlah_hari       numeric(5, 1) not null default 0,
  status            smallint not null default 11 check (status in (11, 12, 13, 14)),
  keputusan         text check (keputusan in ('disetujui', 'diubah', 'ditangguhkan', 'ditolak')),
  -- Of an approved leave that was cancelled: its first day that is not taken.
  tgl_batal         date,
  -- The approval chain as it was at the submission, and which of its levels decides next, since when.
  jenjang           jsonb not null default '[]',
  urutan            smallint not null default 0,
  giliran_sejak     date,
  dibuat_oleh       integer not null references users,
  dibuat_pada       timestamptz not null default now(),
  diajukan_pada     timestamptz,
  diputuskan_pada   timestamptz,
  foreign key (tenant_id, organisasi_id, user_id) references anggota (tenant_id, organisasi_id, user_id),
  foreign key (organisasi_id, cuti_kategori_id) references cuti_kategori (organisasi_id, cuti_kategori_id),
  unique (organisasi_id, cuti_id),
  -- Leave that takes its days may not overlap; two halves of a day do not stand in each other's way.
  constraint cuti_tidak_tumpang_tindih exclude using gist (
    organisasi_id with =, user_id with =, daterange(tgl_awal, tgl_akhir, '[]') with &&,
    (case setengah_hari when 'pagi' then int4range(0, 1) when 'siang' then int4range(1, 2) else int4range(0, 2) end) with &&
  ) where (status in (12, 13))
);
create index cuti_anggota on cuti (organisasi_id, user_id, tgl_awal);
create index cuti_terbaru on cuti (organisasi_id, cuti_id desc);
create index cuti_menunggu on cuti (organisasi_id, diajukan_pada) where status = 12;
create index cuti_tanggal on cuti (organisasi_id, tgl_awal, tgl_akhir) where status in (12, 13);

-- What was done with a request, by whom.
create table cuti_riwayat (
  cuti_riwayat_id bigint generated always as identity primary key,
  tenant_id     integer not null,
  organisasi_id integer not null,
  cuti_id       integer not null,
  tindakan      text not null check (tindakan in ('diajukan', 'ditarik', 'disetujui', 'diubah', 'ditangguhkan', 'ditolak',
    'dibatalkan', 'perubahan ditolak')),
  status        smallint not null,
  -- Of a decision: which level it was, and why this person might decide.
  urutan        smallint,
  sebab         text,
  keterangan    text,
  tgl_awal      date not null,
  tgl_akhir     date not null,
  user_id       integer not null references users,
  nama          text not null,
  waktu         timestamptz not null,
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, cuti_id) references cuti (organisasi_id, cuti_id) on delete cascade
);
create index cuti_riwayat_cuti on cuti_riwayat (organisasi_id, cuti_id);
create index cuti_riwayat_user on cuti_riwayat (organisasi_id, user_id);

-- Days of one year's right, usable from one date to another.
create table cuti_lot (
  cuti_lot_id      integer generated by default as identity primary key,
  tenant_id        integer not null,
  organisasi_id    integer not null,
  user_id          integer not null,
  cuti_kategori_id integer not null,
  tahun            smallint not null check (tahun between 2000 and 2200),
  mulai            date not null,
  kedaluwarsa      date check (kedaluwarsa >= mulai),
  foreign key (tenant_id, organisasi_id, user_id) references anggota (tenant_id, organisasi_id, user_id),
  foreign key (organisasi_id, cuti_kategori_id) references cuti_kategori (organisasi_id, cuti_kategori_id),
  unique (organisasi_id, cuti_lot_id)
);
create index cuti_lot_anggota on cuti_lot (organisasi_id, cuti_kategori_id, user_id);

-- The lines of the ledger. Only ever added to.
create table cuti_saldo (
  cuti_saldo_id bigint generated always as identity primary key,
  tenant_id     integer not null,
  organisasi_id integer not null,
  cuti_lot_id   integer not null,
  jenis         text not null check (jenis in ('jatah', 'bawaan', 'pemakaian', 'pengembalian', 'koreksi', 'hangus')),
  jumlah        numeric(5, 1) not null check (jumlah <> 0),
  tanggal       date not null,
  cuti_id       integer,
  tanggal_cuti  date,
  keterangan    text,
  -- Null is the product itself, which opens years.
  user_id_oleh  integer references users,
  dibuat_pada   timestamptz not null,
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, cuti_lot_id) references cuti_lot (organisasi_id, cuti_lot_id),
  foreign key (organisasi_id, cuti_id) references cuti (organisasi_id, cuti_id),
  constraint cuti_saldo_hari check ((cuti_id is null) = (tanggal_cuti is null))
);
create index cuti_saldo_lot on cuti_saldo (organisasi_id, cuti_lot_id);

-- Leave days between two dates may be asked for late, until a third.
create table cuti_dispensasi (
  cuti_dispensasi_id integer generated always as identity primary key,
  tenant_id     integer not null,
  organisasi_id integer not null,
  tgl_awal      date not null,
  tgl_akhir     date not null check (tgl_akhir >= tgl_awal),
  sampai        date not null,
  keterangan    text,
  dibuat_oleh   integer not null references users,
  dibuat_pada   timestamptz not null default now(),
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id)
);
create index cuti_dispensasi_berlaku on cuti_dispensasi (organisasi_id, sampai);

-- Single-use links in mails to approvers, by the hash of their secret.
create table cuti_tautan (
  token_hash       bytea primary key,
  tenant_id        integer not null,
  organisasi_id    integer not null,
  cuti_id          integer not null,
  user_id          integer not null references users,
  urutan           smallint not null,
  kedaluwarsa_pada timestamptz not null,
  dipakai_pada     timestamptz,
  foreign key (tenant_id, organisasi_id) references organisasi (tenant_id, organisasi_id),
  foreign key (organisasi_id, cuti_id) references cuti (organisasi_id, cuti_id) on delete cascade
);
create index cuti_tautan_cuti on cuti_tautan (organisasi_id, cuti_id);

-- A member's leave in force, as the rules name it: approved, or cancelled after days of it were taken.
create function hadir.cuti_anggota(p_organisasi_id integer, p_user_id integer, p_dari date, p_sampai date) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('cuti_id', c.cuti_id, 'kategori', k.nama, 'hitungan', c.hitungan,
    'setengah_hari', c.setengah_hari, 'tgl_awal', c.tgl_awal, 'tgl_akhir', r.akhir)), '[]')
  from cuti c join cuti_kategori k on k.organisasi_id = c.organisasi_id and k.cuti_kategori_id = c.cuti_kategori_id
  cross join lateral (select case c.status when 13 then c.tgl_akhir else least(c.tgl_akhir, c.tgl_batal - 1) end as akhir) r
  where c.organisasi_id = p_organisasi_id and c.user_id = p_user_id
    and (c.status = 13 or c.status = 14 and c.tgl_batal > c.tgl_awal)
    and c.tgl_awal <= p_sampai and r.akhir >= p_dari
$$;

create or replace function hadir.fakta_anggota(p_organisasi_id integer, p_user_ids integer[], p_dari date, p_sampai date)
returns table (user_id integer, fakta jsonb) language sql stable as $$
  select a.user_id, jsonb_build_object(
    'keanggotaan', coalesce((
      select jsonb_agg(jsonb_build_object('tgl_mulai', k.tgl_mulai, 'tgl_selesai', k.tgl_selesai))
      from keanggotaan k where k.organisasi_id = a.organisasi_id and k.user_id = a.user_id), '[]'),
    'grup', coalesce((
      select jsonb_agg(jsonb_build_object('group_id', g.group_id, 'tgl_mulai', g.tgl_mulai, 'tgl_selesai', g.tgl_selesai))
      from anggota_grup g where g.organisasi_id = a.organisasi_id and g.user_id = a.user_id), '[]'),
    'jadwalKerja', coalesce((
      select jsonb_agg(jsonb_build_object('setting_jadwal_id', k.setting_jadwal_id, 'jadwal_id', k.jadwal_id,
        'status', k.status, 'tgl_mulai', k.tgl_mulai, 'tgl_selesai', k.tgl_selesai))
      from jadwal_kerja k where k.organisasi_id = a.organisasi_id and k.user_id = a.user_id), '[]'),
    'polaKerja', hadir.pola_anggota(a.organisasi_id, a.user_id),
    'jadwalShift', hadir.roster_anggota(a.organisasi_id, a.user_id, p_dari, p_sampai),
    'tukarShift', hadir.tukar_anggota(a.organisasi_id, a.user_id, p_dari, p_sampai),
    'klaim', hadir.klaim_anggota(a.organisasi_id, a.user_id, p_dari, p_sampai),
    'cuti', hadir.cuti_anggota(a.organisasi_id, a.user_id, p_dari, p_sampai),
    'events', coalesce((
      select jsonb_agg(jsonb_build_object(
        'presensi_id', p.presensi_id, 'waktu', extract(epoch from (p.waktu at time zone p.timezone))::bigint,
        'sumber', p.sumber, 'tahan', case when d.putusan is null and p.is_ditinjau then 'menunggu_tinjauan'
          else nullif(d.putusan, 'dihitung') end, 'catatan', d.keterangan,
        'radius', p.radius, 'is_face_verified', p.is_face_verified))
      from presensi p
      left join putusan_presensi d on d.organisasi_id = p.organisasi_id and d.presensi_id = p.presensi_id
      where p.organisasi_id = a.organisasi_id and p.user_id = a.user_id
        and p.waktu >= p_dari::timestamp at time zone 'Asia/Jayapura'
        and p.waktu < (p_sampai + 1)::timestamp at time zone 'Asia/Jakarta'), '[]'))
  from anggota a
  where a.organisasi_id = p_organisasi_id and a.user_id = any(p_user_ids)
$$;
