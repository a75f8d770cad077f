import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { KeadaanKios, kiosPublik } from '@hadir/contract/perangkat/kios/kios-publik.contract.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { updateSalahKios } from './kios.queries.ts';
import { noteKontakKios } from './note-kontak-kios.ts';
import { requireKios } from './require-kios.ts';
import { toKeadaanKios } from './to-keadaan-kios.ts';

type Call = typeof kiosPublik.checkKios;

/** Writes down that the kiosk is there and what it has refused by itself, and answers how it is set. */
export async function checkKios(ctx: BaseCtx, { token, ...salah }: Input<Call>): Promise<KeadaanKios> {
  const kios = await requireKios(ctx, token);
  await noteKontakKios(ctx, kios);
  await updateSalahKios(ctx.db, kios, salah);
  return toKeadaanKios(ctx, kios);
}
