import { ringkasPenjelasan, type PenjelasanTersimpan } from '@hadir/rules/kehadiran/hari/penjelasan-ringkas.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import { rowInserter, type Writing } from '../../platform/db/together/insert-rows.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import { antaraSql } from './antara-sql.ts';
import type { KehadiranRow } from './kehadiran-row.ts';
import { INSTANSI, type SalinanTabel } from '../../platform/kit/bagian.ts';
import { HARI_SAYA, withPenjelasan } from './hari-saya.ts';

type Keys = { tenant_id: number; organisasi_id: number };

const JUDGED = {
  status: 'text',
  lapisan: 'text',
  jadwal_id: 'integer',
  jam_masuk: 'integer',
  jam_pulang: 'integer',
  sumber_masuk: 'text',
  sumber_pulang: 'text',
  presensi_masuk_id: 'bigint',
  presensi_pulang_id: 'bigint',
  terlambat_menit: 'smallint',
  pulang_cepat_menit: 'smallint',
  durasi_menit: 'smallint',
  kerja_libur_menit: 'smallint',
  tidak_lengkap: 'text',
  hari_cuti: 'numeric',
  cuti_id: 'integer',
  potongan: 'numeric',
  kode: 'smallint[]',
  radius: 'smallint[]',
  sumber: 'text[]',
  is_face_verified: 'boolean[]',
  terbuka_sampai: 'timestamptz',
  penjelasan_ringkas: 'text',
  kategori: 'jsonb',
  kategori_cuti: 'text',
  klaim: 'text[]',
} satisfies Record<Exclude<keyof (KehadiranRow & PenjelasanTersimpan), 'user_id' | 'tanggal' | 'penjelasan'>, string>;

const SET = Object.keys(JUDGED)
  .map((name) => `${name} = excluded.${name}`)
  .join(', ');
const rowOf = (alias: string) =>
  Object.keys(JUDGED)
    .map((name) => `${alias}.${name}`)
    .join(', ');

const insertRows = rowInserter(
  'kehadiran',
  { tenant_id: 'integer', organisasi_id: 'integer', user_id: 'integer', tanggal: 'date', ...JUDGED },
  `on conflict (organisasi_id, user_id, tanggal) do update set ${SET}, penjelasan = null, dihitung_pada = now()
   where not kehadiran.dibekukan and (${rowOf('kehadiran')}) is distinct from (${rowOf('excluded')})`,
);

/** Days as they were derived now; one that came to the same, or is frozen, stays untouched. */
export const upsertKehadiran = (rows: readonly (Keys & KehadiranRow)[]): Writing =>
  insertRows(rows.map((row) => ({ ...row, ...ringkasPenjelasan(row.penjelasan) })));

/** Days that are no member's any more; frozen ones stay. */
export async function deleteKehadiran(
  db: Db,
  organisasi_id: number,
  days: readonly { user_id: number; tanggal: Tanggal }[],
) {
  if (days.length === 0) return;
  const dates = days.map((day) => day.tanggal);
  await sql`
    delete from kehadiran k
    using unnest(${days.map((day) => day.user_id)}::integer[], ${dates}::date[]) as gone (user_id, tanggal)
    where k.organisasi_id = ${organisasi_id} and k.user_id = gone.user_id and k.tanggal = gone.tanggal and not k.dibekukan
      and ${antaraSql('k.tanggal', dates)}
  `.execute(db);
}

/**
 * Nobody else derives days of these members until the transaction ends. Taken before the facts are read, so that what
 * is derived stands on everything that was committed before.
 */
export async function lockHariAnggota(db: Db, organisasi_id: number, user_ids: readonly number[]) {
  await sql`
    ${PREPARED} select pg_advisory_xact_lock(${organisasi_id}, user_id)
    from (select user_id from unnest(${user_ids}::integer[]) as user_id order by user_id) as anggota
  `.execute(db);
}

export const DATA_SAYA_KEHADIRAN: SalinanTabel = {
  kehadiran: {
    judul: 'Kehadiran',
    kolom: {
      ...INSTANSI,
      tanggal: 'Tanggal',
      status: 'Status',
      kategori: 'Kategori',
      kategori_cuti: 'Kategori cuti',
      lapisan: 'Asal jadwal',
      jadwal_id: 'Jam kerja',
      jam_masuk: 'Masuk',
      jam_pulang: 'Pulang',
      sumber_masuk: 'Sumber masuk',
      sumber_pulang: 'Sumber pulang',
      presensi_masuk_id: 'Nomor presensi masuk',
      presensi_pulang_id: 'Nomor presensi pulang',
      terlambat_menit: 'Terlambat (menit)',
      pulang_cepat_menit: 'Pulang cepat (menit)',
      durasi_menit: 'Durasi (menit)',
      kerja_libur_menit: 'Kerja hari libur (menit)',
      tidak_lengkap: 'Tidak lengkap',
      hari_cuti: 'Hari cuti',
      cuti_id: 'Nomor cuti',
      potongan: 'Potongan (%)',
      penjelasan: 'Penjelasan',
      dibekukan: 'Dibekukan',
      dihitung_pada: 'Dihitung',
    },
    tanpa: ['user_id', 'kode', 'radius', 'sumber', 'is_face_verified', 'terbuka_sampai'],
    buka: { kolom: ['penjelasan_ringkas', 'klaim'], jadi: withPenjelasan },
    sebut: HARI_SAYA,
  },
};
