import type { kalenderCuti } from '@hadir/contract/cuti/kalender/kalender-cuti.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { toHalaman } from '../../platform/kit/to-halaman.ts';
import { requireRentangKalender } from './require-rentang-kalender.ts';
import { listAnggotaKalender } from './lihat-kalender.queries.ts';

type Call = typeof kalenderCuti.listKalenderAnggota;

/** Whom the caller may see, a page of them, with their leave and the holidays between two dates. */
export async function listKalenderAnggota(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  requireRentangKalender(input);
  const { page, count } = input;
  const { libur, hari, total, data } = await listAnggotaKalender(ctx, input);
  return {
    libur,
    hari,
    anggota: toHalaman(data, total, { page, count }),
  };
}
