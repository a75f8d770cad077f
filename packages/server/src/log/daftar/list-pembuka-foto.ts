import { contract } from '@hadir/contract/contract.generated.ts';
import type { Endpoint, Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { log } from '@hadir/contract/log/daftar/log.contract.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { listPembuka } from './log.queries.ts';

type Call = typeof log.listPembukaFoto;

/** Every call that hands out a photo or an attachment, and the sheet that holds photos, about somebody where his was in it. */
const MEMBUKA = [
  ...Object.values(contract)
    .flatMap((group): Endpoint[] => Object.values(group))
    .filter(({ peka }) => peka !== undefined),
  contract.kehadiran.exportKehadiranHarian,
].map(({ summary }) => summary);

/** Who opened a photo or an attachment of the caller's, the latest first (aturan/log#foto-sendiri). */
export async function listPembukaFoto({ db, actor }: UserCtx, input: Input<Call>): Promise<Output<Call>> {
  const { sesudah, count } = input;
  const found = await listPembuka(db, actor.user_id, { kegiatan: MEMBUKA, sesudah, limit: count + 1 });
  const data = found.slice(0, count);
  return { data, berikut: found.length > count ? (data.at(-1)?.baris ?? null) : null };
}
