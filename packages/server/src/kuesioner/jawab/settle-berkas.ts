import { pertanyaanOf, type Jawaban } from '@hadir/rules/kuesioner/pertanyaan.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import type { KuesionerTersimpan } from '../dasar/kuesioner-tersimpan.ts';
import { deleteBerkasLain, listBerkasSendiri } from './berkas-jawaban.queries.ts';

/** Keeps the files that the answers name, and no others; refuses (422) one that he did not send in for that question. */
export async function settleBerkas(
  ctx: OrganisasiCtx,
  { kuesioner_id, bagian }: KuesionerTersimpan,
  jawaban: readonly Jawaban[],
): Promise<void> {
  const asking = new Set(pertanyaanOf(bagian).flatMap((one) => (one.jenis === 'berkas' ? [one.pertanyaan_id] : [])));
  if (asking.size === 0) return;
  const sent = await listBerkasSendiri(ctx, kuesioner_id);
  const named = jawaban.filter(({ pertanyaan_id }) => asking.has(pertanyaan_id));
  for (const { pertanyaan_id, nilai } of named) {
    const isHis = sent.some((one) => one.berkas_id === nilai && one.pertanyaan_id === pertanyaan_id);
    if (!isHis) throw refuseField(`jawaban.${pertanyaan_id}`, 'Unggah berkasnya lagi');
  }
  const kept = named.map(({ nilai }) => String(nilai));
  await deleteBerkasLain(ctx, kuesioner_id, kept);
}
