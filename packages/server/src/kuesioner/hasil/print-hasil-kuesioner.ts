import type { hasilKuesioner } from '@hadir/contract/kuesioner/hasil/hasil-kuesioner.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { writeLaporan } from '../../platform/print/laporan/write-laporan.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { getUntukHasil } from './get-untuk-hasil.ts';
import { loadHasil } from './load-hasil.ts';
import { tabelHasil } from './tabel-hasil.ts';
import { toSaringHasil } from './to-saring-hasil.ts';

type Call = typeof hasilKuesioner.printHasilKuesioner;

/** The results to print; refused where they may not be told. */
export async function printHasilKuesioner(ctx: OrganisasiCtx, input: Input<Call>): Promise<Download> {
  const kuesioner = await getUntukHasil(ctx, input.kuesioner_id);
  const hasil = await loadHasil(ctx, kuesioner, toSaringHasil(input));
  if (!hasil.is_terbuka) throw new Refusal('kuesioner.anonim_sedikit');
  return writeLaporan(ctx, tabelHasil(kuesioner, hasil, ctx.today), 'pdf');
}
