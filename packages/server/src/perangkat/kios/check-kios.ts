import type { KeadaanKios } from '@hadir/contract/perangkat/kios/kios-publik.contract.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { noteKontakKios } from './note-kontak-kios.ts';
import { requireKios } from './require-kios.ts';
import { toKeadaanKios } from './to-keadaan-kios.ts';

/** Writes down that the kiosk is there, and answers how it is set. */
export async function checkKios(ctx: BaseCtx, { token }: { token: string }): Promise<KeadaanKios> {
  const kios = await requireKios(ctx, token);
  await noteKontakKios(ctx, kios);
  return toKeadaanKios(ctx, kios);
}
