import type { DetailAkses } from '@hadir/contract/akses/permintaan/permintaan-akses.contract.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { findPermintaanAkses, listSerupa } from './permintaan-akses.queries.ts';
import { found } from '../../platform/kit/found.ts';

/** One request, and what else has its NPSN. */
export async function getPermintaanAkses(
  { db }: UserCtx,
  { permintaan_akses_id }: { permintaan_akses_id: number },
): Promise<DetailAkses> {
  const minta = found(await findPermintaanAkses(db, permintaan_akses_id));
  return { ...minta, serupa: minta.npsn === null ? [] : await listSerupa(db, minta) };
}
