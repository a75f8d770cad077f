import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { sql } from 'kysely';
import type { Db } from '../db/open/open-db.ts';
import type { JobOwner } from './job-owner.ts';
import type { SalinanTabel } from '../kit/bagian.ts';

const AKTIF = sql.lit(STATUS_RECORD.aktif);
const SELESAI = ['selesai', 'gagal'];

/** Answers the new row, or undefined while another one of the same key waits or runs. */
export function insertPekerjaan(
  db: Db,
  pekerjaan: JobOwner & { jenis: string; kunci: string | null; is_ditunggu: boolean; masukan: unknown },
) {
  const { tenant_id, is_ditunggu } = pekerjaan;
  return db
    .insertInto('pekerjaan')
    .values({
      ...pekerjaan,
      masukan: JSON.stringify(pekerjaan.masukan),
      antre_pada: sql<Date>`hadir.antre_pada(${tenant_id}, ${is_ditunggu})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['pekerjaan_id', 'antre_pada'])
    .executeTakeFirst();
}

/** The newest under the key: the one that stood in the way of another may end while it is looked for. */
export async function getPekerjaanByKunci(db: Db, owner: JobOwner, jenis: string, kunci: string): Promise<string> {
  const row = await db
    .selectFrom('pekerjaan')
    .select('pekerjaan_id')
    .where('tenant_id', 'is not distinct from', owner.tenant_id)
    .where('organisasi_id', 'is not distinct from', owner.organisasi_id)
    .where('jenis', '=', jenis)
    .where('kunci', '=', kunci)
    .orderBy('dibuat_pada', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return row.pekerjaan_id;
}

const TERTUTUP = sql<boolean>`exists (
  select from tenant t left join organisasi o on o.organisasi_id = pekerjaan.organisasi_id
  where t.tenant_id = pekerjaan.tenant_id and (t.status <> ${AKTIF} or o.status <> ${AKTIF}))`;

/**
 * Lays work aside whose owner is closed, until he is open again (`resumePekerjaan`); false where he is open. Whoever
 * opens him meanwhile is waited for, so that nothing is laid aside after he looked for it.
 */
export async function setAsidePekerjaan(db: Db, pekerjaan_id: string): Promise<boolean> {
  const owner = await db
    .selectFrom('pekerjaan')
    .select(['tenant_id', 'organisasi_id'])
    .where('pekerjaan_id', '=', pekerjaan_id)
    .where('status', 'not in', SELESAI)
    .where(TERTUTUP)
    .executeTakeFirst();
  if (!owner) return false;
  await db.selectFrom('tenant').select('status').where('tenant_id', '=', owner.tenant_id).forShare().execute();
  const { organisasi_id } = owner;
  if (organisasi_id !== null)
    await db.selectFrom('organisasi').select('status').where('organisasi_id', '=', organisasi_id).forShare().execute();
  const { numUpdatedRows } = await db
    .updateTable('pekerjaan')
    .set({ is_ditunda: true, status: 'menunggu' })
    .where('pekerjaan_id', '=', pekerjaan_id)
    .where('status', 'not in', SELESAI)
    .where(TERTUTUP)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What was laid aside of those in scope who are open again. */
export async function listDitunda(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('pekerjaan')
    .select('pekerjaan_id')
    .where('is_ditunda', '=', true)
    .where(sql<boolean>`not ${TERTUTUP}`)
    .orderBy('antre_pada')
    .forUpdate()
    .execute();
  return rows.map(({ pekerjaan_id }) => pekerjaan_id);
}

/** From here on it waits for its turn like any other that is asked for now. */
export function resumePekerjaan(db: Db, pekerjaan_id: string) {
  return db
    .updateTable('pekerjaan')
    .set({ is_ditunda: false, antre_pada: sql<Date>`hadir.antre_pada(tenant_id, is_ditunggu)` })
    .where('pekerjaan_id', '=', pekerjaan_id)
    .returning('antre_pada')
    .executeTakeFirstOrThrow();
}

/** Marks it as running and answers what to do; undefined when it has ended already. */
export function startPekerjaan(db: Db, pekerjaan_id: string) {
  return db
    .updateTable('pekerjaan')
    .set({ status: 'berjalan', mulai_pada: sql<Date>`now()`, selesai: 0 })
    .where('pekerjaan_id', '=', pekerjaan_id)
    .where('status', 'not in', SELESAI)
    .returning(['jenis', 'masukan', 'tercapai', 'tenant_id', 'organisasi_id', 'dibuat_oleh'])
    .executeTakeFirst();
}

export function updateProgress(db: Db, pekerjaan_id: string, selesai: number, total: number) {
  return db.updateTable('pekerjaan').set({ selesai, total }).where('pekerjaan_id', '=', pekerjaan_id).execute();
}

export function updateTercapai(db: Db, pekerjaan_id: string, tercapai: unknown) {
  return db
    .updateTable('pekerjaan')
    .set({ tercapai: JSON.stringify(tercapai) })
    .where('pekerjaan_id', '=', pekerjaan_id)
    .execute();
}

/** False when it had ended before: somebody else did the same work meanwhile. */
export async function endPekerjaan(db: Db, pekerjaan_id: string, hasil: unknown): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pekerjaan')
    .set({
      status: 'selesai',
      hasil: JSON.stringify(hasil ?? null),
      selesai_pada: sql<Date>`now()`,
      selesai: sql<number>`coalesce(total, selesai)`,
      pesan: null,
    })
    .where('pekerjaan_id', '=', pekerjaan_id)
    .where('status', 'not in', SELESAI)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Notes why an attempt failed; with `isFinal` it is over. */
export function failPekerjaan(db: Db, pekerjaan_id: string, pesan: string, isFinal: boolean) {
  return db
    .updateTable('pekerjaan')
    .set({ pesan, status: isFinal ? 'gagal' : 'menunggu', ...(isFinal ? { selesai_pada: sql<Date>`now()` } : {}) })
    .where('pekerjaan_id', '=', pekerjaan_id)
    .where('status', 'not in', SELESAI)
    .execute();
}

export const DATA_SAYA_PEKERJAAN: SalinanTabel = {
  pekerjaan: 'work that he asked for; that he did is in the log',
};
