import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { MutasiTersimpan } from '../dasar/mutasi.queries.ts';

/** Confirmed transfers whose day has come in the easternmost zone, and which are not done. */
export async function listJatuhTempo(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('mutasi')
    .select('mutasi_id')
    .where('status', '=', STATUS_AKSES.disetujui)
    .where('selesai_pada', 'is', null)
    .where(sql<boolean>`tgl_mulai <= (${now.toISOString()}::timestamptz at time zone 'Asia/Jayapura')::date`)
    .orderBy('tgl_mulai')
    .orderBy('mutasi_id')
    .execute();
  return rows.map(({ mutasi_id }) => mutasi_id);
}

type Tempat = { tenant_id: number; organisasi_id: number };

/** A line in the activity log of each place: that it came about, in the name of who decided. */
export async function insertLogMutasi(db: Db, mutasi: MutasiTersimpan, tempat: readonly Tempat[], sesudah: object) {
  const { mutasi_id, diputuskan_oleh, pemutus, user_id } = mutasi;
  const line = { kegiatan: 'Menjalankan mutasi', hasil: 200, user_id: diputuskan_oleh, nama: pemutus };
  const objek = { objek: 'mutasi', objek_id: String(mutasi_id), tentang_id: user_id };
  await db
    .insertInto('log_aktivitas')
    .values(tempat.map((one) => ({ ...line, ...objek, ...one, sesudah: JSON.stringify(sesudah) })))
    .execute();
}
