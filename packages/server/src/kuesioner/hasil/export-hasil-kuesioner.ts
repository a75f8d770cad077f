import type { hasilKuesioner } from '@hadir/contract/kuesioner/hasil/hasil-kuesioner.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { XLSX } from '@hadir/contract/kit/berkas.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findUnduhan } from '../../platform/queue/unduhan.queries.ts';
import { unduhanKuesionerOf } from './unduhan-kuesioner-of.ts';

type Call = typeof hasilKuesioner.exportHasilKuesioner;

/** A finished file that the caller asked for himself; 433 while it is made and once it was taken away. */
export async function exportHasilKuesioner(
  ctx: OrganisasiCtx,
  { kuesioner_id, unduhan_id }: Input<Call>,
): Promise<Download> {
  const { hasil, berkas_dihapus_pada } = found(
    await findUnduhan(ctx.db, unduhanKuesionerOf(ctx, kuesioner_id), unduhan_id),
  );
  if (!hasil) throw new Refusal('kuesioner.not_ready');
  if (berkas_dihapus_pada) throw new Refusal('kuesioner.expired');
  const { content } = found(await ctx.deps.files.open(ctx.db, hasil.berkas_id));
  return { filename: hasil.nama_berkas, mediaType: XLSX, content };
}
