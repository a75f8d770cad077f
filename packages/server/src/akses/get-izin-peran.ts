import { found } from '../platform/kit/found.ts';
import type { IzinPeran } from '@hadir/contract/akses/izin-peran.contract.ts';
import { ringkasIzin } from '@hadir/rules/akses/izin-peran.ts';
import type { TenantCtx } from '../platform/ctx/ctx.ts';
import { countOrang, findIzinPeran } from './izin-peran.queries.ts';

/** A tenant's matrix as far as it differs from the defaults, and how many people each role is today. */
export async function getIzinPeran(ctx: TenantCtx): Promise<IzinPeran> {
  const izinPeran = found(await findIzinPeran(ctx));
  return { ...izinPeran, izin: ringkasIzin(izinPeran.izin), jumlah_orang: await countOrang(ctx) };
}
