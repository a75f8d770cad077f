import { sql, type Selectable } from 'kysely';
import { rowInserter, type Writing } from '../db/together/insert-rows.ts';
import type { Db } from '../db/open/open-db.ts';
import type { Tables } from '../db/open/tables.ts';
import { whereGiven } from '../db/list/where-given.ts';
import type { SalinanTabel } from '../kit/bagian.ts';

export const COLUMNS = ['berkas_id', 'tenant_id', 'organisasi_id', 'jenis', 'nama', 'media_type', 'ukuran'] as const;

export type Berkas = Pick<Selectable<Tables['berkas']>, (typeof COLUMNS)[number]>;

export type BerkasRow = Berkas & { sha256: string; sidik_gambar: string | null; dibuat_oleh: number | null };

export const insertBerkas: (rows: readonly BerkasRow[]) => Writing = rowInserter('berkas', {
  berkas_id: 'uuid',
  tenant_id: 'integer',
  organisasi_id: 'integer',
  jenis: 'text',
  nama: 'text',
  media_type: 'text',
  ukuran: 'integer',
  sha256: 'text',
  sidik_gambar: 'text',
  dibuat_oleh: 'integer',
});

export function findBerkas(trx: Db, berkas_id: string): Promise<Berkas | undefined> {
  return trx
    .selectFrom('berkas')
    .select(COLUMNS)
    .where('berkas_id', '=', berkas_id)
    .where('dihapus_pada', 'is', null)
    .executeTakeFirst();
}

/** Which of these ids have a row. */
export async function listBerkasId(trx: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('berkas')
    .select('berkas_id')
    .where('berkas_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Set(rows.map(({ berkas_id }) => berkas_id));
}

/** Which database this is: a copy of its rows in another one answers differently. */
export async function getIdentitas(trx: Db): Promise<string> {
  const { rows } = await sql<{ identitas: string }>`
    select concat_ws('/', c.system_identifier, d.oid) as identitas
    from pg_control_system() c, pg_database d where d.datname = current_database()`.execute(trx);
  return rows[0]?.identitas ?? '';
}

type Lama = { jenis: string; sebelum: Date; organisasi_id?: number };

/** Files of a kind that were kept before a moment and still have their bytes, the oldest first; held by who asks. */
export function lockBerkasLama(trx: Db, { jenis, sebelum, organisasi_id }: Lama, jumlah: number): Promise<Berkas[]> {
  return trx
    .selectFrom('berkas')
    .select(COLUMNS)
    .where('jenis', '=', jenis)
    .$call((query) => whereGiven(query, 'organisasi_id', '=', organisasi_id))
    .where('dihapus_pada', 'is', null)
    .where('dibuat_pada', '<', sebelum.toISOString())
    .orderBy('dibuat_pada')
    .limit(jumlah)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function markDihapus(trx: Db, berkas_id: string, pada: Date): Promise<void> {
  await trx.updateTable('berkas').set({ dihapus_pada: pada }).where('berkas_id', '=', berkas_id).execute();
}

export const DATA_SAYA_BERKAS: SalinanTabel = {
  berkas: 'the files themselves go along where their row names them',
};
