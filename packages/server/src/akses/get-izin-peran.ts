import type { IzinPeran } from '@hadir/contract/akses/izin-peran.contract.ts';
import { ringkasIzin } from '@hadir/rules/akses/izin-peran.ts';
import type { TenantCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { countOrang, findMatriks } from './izin-peran.queries.ts';

/** A tenant's matrix as far as it differs from the defaults, and how many people each role is today. */
export async function getIzinPeran(ctx: TenantCtx): Promise<IzinPeran> {
  const found = await findMatriks(ctx);
  if (!found) throw new Refusal('input.not_found');
  return { ...found, izin: ringkasIzin(found.izin), jumlah_orang: await countOrang(ctx) };
}
