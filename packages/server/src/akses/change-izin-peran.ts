import type { izinPeran } from '@hadir/contract/akses/izin-peran.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { bandingkanIzin, ringkasIzin, type PerubahanIzin } from '@hadir/rules/akses/izin-peran.ts';
import type { TenantCtx } from '../platform/ctx/ctx.ts';
import { found } from '../platform/kit/found.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { getIzinPeran } from './get-izin-peran.ts';
import { lockIzinPeran, updateIzinPeran } from './izin-peran.queries.ts';

/**
 * Puts a matrix in the place of the tenant's, in force with the next request of each person (aturan/akses#izin).
 * Refused where somebody else changed it since it was read.
 */
export async function changeIzinPeran(ctx: TenantCtx, input: Input<typeof izinPeran.changeIzinPeran>) {
  const kept = found(await lockIzinPeran(ctx));
  const sebelum = ringkasIzin(kept.izin);
  if (bandingkanIzin(sebelum, input.sebelum).length > 0) throw new Refusal('akses.changed_meanwhile');
  const sesudah = ringkasIzin(input.izin);
  await updateIzinPeran(ctx, sesudah);
  const berubah = bandingkanIzin(sebelum, sesudah);
  ctx.logChange({ sebelum: isiOf(berubah, false), sesudah: isiOf(berubah, true) });
  return getIzinPeran(ctx);
}

/** Each name that a role gains or loses, held or not before or after, so that the log tells both. */
const isiOf = (berubah: readonly PerubahanIzin[], after: boolean) =>
  Object.fromEntries(
    berubah.map(({ peran, diperoleh, hilang }) => [
      peran,
      Object.fromEntries([...diperoleh.map((nama) => [nama, after]), ...hilang.map((nama) => [nama, !after])]),
    ]),
  );
