import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import type { StatusAkses } from '@hadir/rules/kode/status-akses.ts';
import { lockMutasi, type MutasiTersimpan } from '../dasar/mutasi.queries.ts';
import { findMutasi } from './select-mutasi.queries.ts';

type Terkunci = { mutasi: MutasiTersimpan; dilihat: StatusAkses };

/** A transfer that the caller sees, held until the transaction ends, and the status by which he decides. */
export async function lockTerlihat(
  ctx: MilikCtx,
  { mutasi_id, status }: { mutasi_id: number; status?: StatusAkses | undefined },
): Promise<Terkunci> {
  const before = found(await findMutasi(ctx, mutasi_id));
  // Whoever decides at this moment holds it: what comes of that is known once it is ours.
  const mutasi = found(await lockMutasi(ctx.db, mutasi_id));
  return { mutasi, dilihat: status ?? before.status };
}
