import { sql } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

/** From now on the caller answers for what a machine says of before (aturan/perangkat#mesin-sendiri). */
export async function updatePengaturMesin(
  { db, now, actor, organisasi }: OrganisasiCtx,
  perangkat_id: number,
): Promise<void> {
  await db
    .updateTable('perangkat')
    .set({ diatur_oleh: actor.user_id, diatur_pada: now.toISOString() })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('perangkat_id', '=', perangkat_id)
    .execute();
}

/**
 * From now on a machine's number is the organisation's: as one that it `baru` registered, or one that it lets in again, of
 * which nothing changes unless another place registered it since. Where another one had it, the machine was moved here now
 * (aturan/perangkat#pindah).
 */
export async function updateMilikMesin(
  { db, now, organisasi: { organisasi_id } }: OrganisasiCtx,
  perangkat_id: number,
  cara: 'baru' | 'kembali',
): Promise<void> {
  const kini = sql`${now.toISOString()}::timestamptz`;
  await sql`
    update perangkat p
    set dimiliki_sejak = ${kini}, pindah_pada = case when lain.sejak is null then null else ${kini} end
    from (select perangkat_id, hadir.mesin_di_lain(organisasi_id, nomor_seri) as sejak from perangkat
      where organisasi_id = ${organisasi_id} and perangkat_id = ${perangkat_id}) lain
    where p.organisasi_id = ${organisasi_id} and p.perangkat_id = lain.perangkat_id
      and (${cara}::text = 'baru' or lain.sejak > p.dimiliki_sejak)`.execute(db);
}
