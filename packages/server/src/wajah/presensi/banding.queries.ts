import { toAmbang } from '@hadir/rules/wajah/judge-wajah.ts';
import type { SebabTakJelas } from '@hadir/rules/wajah/judge-potret.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { sql } from 'kysely';
import { kodeSql } from '../../platform/kit/kode-sql.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { INSTANSI, type SalinanTabel } from '../../platform/kit/bagian.ts';

const RECORD = kodeSql(STATUS_RECORD);

/** An event whose selfie nobody has looked at. */
export type Swafoto = {
  tenant_id: number;
  organisasi_id: number;
  presensi_id: number;
  user_id: number;
  waktu: string;
  timezone: string;
  foto: string;
  wajah_id: number;
  ambang: number;
};

/**
 * Selfies received since a moment of members whose enrolment counts and that were not compared yet, where faces are; the
 * organisations take turns.
 */
export async function listSwafoto(
  db: Db,
  { now, sejak, jumlah }: { now: Date; sejak: Date; jumlah: number },
): Promise<Swafoto[]> {
  const { rows } = await sql<Swafoto & { ambang_wajah: number }>`
    select p.tenant_id, p.organisasi_id, p.presensi_id, p.user_id, p.waktu, p.timezone, p.foto, w.wajah_id, s.ambang_wajah
    from presensi p
    join wajah w on w.user_id = p.user_id and w.status = 'berlaku'
    join organisasi o on o.organisasi_id = p.organisasi_id and o.status = ${RECORD.aktif}
    join tenant t on t.tenant_id = p.tenant_id and t.status = ${RECORD.aktif}
    cross join lateral hadir.aturan_wajah(p.organisasi_id, (${now.toISOString()}::timestamptz at time zone p.timezone)::date) s
    where p.foto is not null and p.diterima_pada >= ${sejak.toISOString()}::timestamptz and s.is_wajah
      and not exists (select from wajah_presensi h
        where h.organisasi_id = p.organisasi_id and h.presensi_id = p.presensi_id)
    order by row_number() over (partition by p.organisasi_id order by p.presensi_id), p.presensi_id
    limit ${jumlah}`.execute(db);
  return rows.map(({ ambang_wajah, ...row }) => ({ ...row, ambang: toAmbang(ambang_wajah) }));
}

/** What was measured of an enrolment's photos, sealed; nothing where it ended meanwhile. */
export async function listCiri(db: Db, wajah_id: number): Promise<Buffer[]> {
  const rows = await db.selectFrom('wajah_potret').select('ciri').where('wajah_id', '=', wajah_id).execute();
  return rows.map(({ ciri }) => ciri);
}

export type HasilBanding = Pick<Swafoto, 'tenant_id' | 'organisasi_id' | 'presensi_id' | 'ambang'> & {
  hasil: boolean | null;
  jarak: number | null;
  sebab: SebabTakJelas | null;
};

/** Keeps what the comparisons came to, each once. */
export async function insertHasil(db: Db, hasil: readonly HasilBanding[], dinilai_pada: Date): Promise<void> {
  await db
    .insertInto('wajah_presensi')
    .values(hasil.map((one) => ({ ...one, dinilai_pada })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const DATA_SAYA_WAJAH_PRESENSI: SalinanTabel = {
  wajah_presensi: {
    judul: 'Pencocokan wajah swafoto',
    kolom: {
      ...INSTANSI,
      presensi_id: 'Nomor presensi',
      is_face_verified: 'Wajah terverifikasi',
      jarak: 'Jarak',
      ambang: 'Ambang',
      sebab: 'Sebab tidak jelas',
      dinilai_pada: 'Dibandingkan',
      putusan: 'Putusan operator',
      keterangan: 'Keterangan',
      diputuskan_pada: 'Diputuskan',
    },
    tanpa: ['hasil', 'diputuskan_oleh', 'is_menunggu', 'presensi_waktu'],
    milik: '(organisasi_id, presensi_id) in (select organisasi_id, presensi_id from presensi where user_id = :saya)',
  },
};
