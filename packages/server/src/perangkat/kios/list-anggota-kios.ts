import type { kiosPublik } from '@hadir/contract/perangkat/kios/kios-publik.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { getVersiAnggota, listAnggotaOfKios } from './anggota-kios.queries.ts';
import { requireKios } from './require-kios.ts';

type Call = typeof kiosPublik.listAnggotaKios;

/** Whose cards and PINs the kiosk reads, so that it goes on without a network. */
export async function listAnggotaKios(ctx: BaseCtx, { token }: Input<Call>): Promise<Output<Call>> {
  const kios = await requireKios(ctx, token);
  const today = localToday(ctx.now, kios.timezone);
  return {
    versi_anggota: await getVersiAnggota(ctx.db, kios, today),
    anggota: await listAnggotaOfKios(ctx.db, kios, today),
  };
}
