import type { DetailAkses } from '@hadir/contract/akses/permintaan/permintaan-akses.contract.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findPermintaanAkses, listSerupa } from './permintaan-akses.queries.ts';

/** One request, and what else has its NPSN. */
export async function getPermintaanAkses(
  { db }: UserCtx,
  { permintaan_akses_id }: { permintaan_akses_id: number },
): Promise<DetailAkses> {
  const minta = await findPermintaanAkses(db, permintaan_akses_id);
  if (!minta) throw new Refusal('input.not_found');
  return { ...minta, serupa: minta.npsn === null ? [] : await listSerupa(db, minta) };
}
