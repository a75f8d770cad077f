import type { hasilKuesioner } from '@hadir/contract/kuesioner/hasil/hasil-kuesioner.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { writeLaporan } from '../../platform/print/laporan/write-laporan.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { getUntukHasil } from './get-untuk-hasil.ts';
import { loadHasil } from './load-hasil.ts';
import { sebutSaringan } from './sebut-saringan.ts';
import { tabelHasil } from './tabel-hasil.ts';
import { toSaringHasil } from './to-saring-hasil.ts';

type Call = typeof hasilKuesioner.printHasilKuesioner;

/** The results to print, with what they were narrowed by; refused where they may not be told. */
export async function printHasilKuesioner(ctx: OrganisasiCtx, input: Input<Call>): Promise<Download> {
  const kuesioner = await getUntukHasil(ctx, input.kuesioner_id);
  const saring = toSaringHasil(input);
  const hasil = await loadHasil(ctx, kuesioner, saring);
  if (!hasil.is_terbuka) throw new Refusal('kuesioner.anonim_sedikit');
  const saringan = await sebutSaringan(ctx, kuesioner, saring);
  return writeLaporan(ctx, tabelHasil(kuesioner, hasil, { today: ctx.today, saringan }), 'pdf');
}
