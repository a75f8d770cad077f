import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { ringkasLama, type HariLama } from './ringkas-lama.ts';

/** The organisations of which some day was derived before explanations were shortened. */
export async function listBelumRingkas(trx: Db): Promise<number[]> {
  const rows = await trx.selectFrom('penjelasan_lama').select('organisasi_id').orderBy('organisasi_id').execute();
  return rows.map(({ organisasi_id }) => organisasi_id);
}

/**
 * Shortens the next `porsi` of the organisation's days, and notes how far it came. A day that somebody else is changing is
 * left to him, and looked for again at the end. Answers whether there are more.
 */
export async function ringkasPorsi(trx: Db, organisasi_id: number, porsi: number): Promise<boolean> {
  const sampai = await trx
    .selectFrom('penjelasan_lama')
    .select(['sampai_user_id', 'sampai_tanggal'])
    .where('organisasi_id', '=', organisasi_id)
    .forUpdate()
    .executeTakeFirst();
  if (!sampai) return false;

  const { rows } = await sql<HariLama>`
    select user_id, tanggal, lapisan, jadwal_id, cuti_id, penjelasan from kehadiran
    where organisasi_id = ${organisasi_id} and penjelasan is not null
      and (user_id, tanggal) > (${sampai.sampai_user_id}::integer, ${sampai.sampai_tanggal}::date)
    order by user_id, tanggal limit ${porsi} for no key update skip locked`.execute(trx);
  await updateRingkas(trx, organisasi_id, rows);

  const last = rows.at(-1);
  const next =
    rows.length === porsi && last ? { sampai_user_id: last.user_id, sampai_tanggal: last.tanggal } : undefined;
  if (next || (await hasLama(trx, organisasi_id))) {
    const from = next ?? { sampai_user_id: 0, sampai_tanggal: '-infinity' };
    await trx.updateTable('penjelasan_lama').set(from).where('organisasi_id', '=', organisasi_id).execute();
    return next !== undefined;
  }
  await trx.deleteFrom('penjelasan_lama').where('organisasi_id', '=', organisasi_id).execute();
  return false;
}

async function updateRingkas(trx: Db, organisasi_id: number, rows: readonly HariLama[]): Promise<void> {
  if (rows.length === 0) return;
  const ringkas = rows.map((hari) => ({ user_id: hari.user_id, tanggal: hari.tanggal, ...ringkasLama(hari) }));
  await sql`
    update kehadiran k set penjelasan = null, penjelasan_ringkas = r.penjelasan_ringkas, kategori = r.kategori,
      kategori_cuti = r.kategori_cuti, klaim = r.klaim
    from jsonb_to_recordset(${JSON.stringify(ringkas)}::jsonb) as r (user_id integer, tanggal date,
      penjelasan_ringkas text, kategori jsonb, kategori_cuti text, klaim text[])
    where k.organisasi_id = ${organisasi_id} and k.user_id = r.user_id and k.tanggal = r.tanggal`.execute(trx);
}

async function hasLama(trx: Db, organisasi_id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('kehadiran')
    .select('user_id')
    .where('organisasi_id', '=', organisasi_id)
    .where('penjelasan', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
