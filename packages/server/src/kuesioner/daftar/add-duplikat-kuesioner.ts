import type { kuesioner } from '@hadir/contract/kuesioner/daftar/kuesioner.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { insertKuesioner, replaceSasaran } from './daftar.queries.ts';
import { getKuesioner } from './get-kuesioner.ts';
import { toBarisKuesioner } from './to-baris-kuesioner.ts';

type Call = typeof kuesioner.addDuplikatKuesioner;

const AKHIRAN = ' (salinan)';
const JUDUL_TERPANJANG = 200;

/** A draft with the same questions and audience, without days, link and answers. */
export async function addDuplikatKuesioner(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const asal = await getKuesioner(ctx, input);
  const judul = asal.judul.slice(0, JUDUL_TERPANJANG - AKHIRAN.length) + AKHIRAN;
  // Whom it named may have left since.
  const sasaran = asal.group_ids.length + asal.user_ids.length > 0 ? asal.sasaran : 'semua';
  const isi = { ...asal, ...input, judul, sasaran, tgl_mulai: null, tgl_selesai: null };
  const { baris, siapa } = toBarisKuesioner(isi);
  const kuesioner_id = await insertKuesioner(ctx, baris);
  await replaceSasaran(ctx, kuesioner_id, siapa);
  const sesudah = await getKuesioner(ctx, { kuesioner_id });
  ctx.logChange({ sesudah });
  return sesudah;
}
