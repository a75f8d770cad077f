import type { kuesioner } from '@hadir/contract/kuesioner/daftar/kuesioner.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { lockKuesioner, updateKuesioner } from '../dasar/kuesioner.queries.ts';
import { requireKeadaan } from '../dasar/require-keadaan.ts';
import { getKuesioner } from './get-kuesioner.ts';
import { requireSasaranAnonim } from './require-sasaran-anonim.ts';
import { requireSusunan } from './require-susunan.ts';

type Call = typeof kuesioner.openKuesioner;

/** Publishes a draft: from its first day on it can be answered. Refuses one that cannot be asked, or whose days are over. */
export async function openKuesioner(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { kuesioner_id } = input;
  const stored = found(await lockKuesioner(ctx, kuesioner_id));
  requireKeadaan(stored, ctx.today, 'terbitkan');
  requireSusunan(stored);
  if (stored.tgl_selesai !== null && stored.tgl_selesai < ctx.today) {
    throw refuseField('tgl_selesai', 'Tanggal tutupnya sudah lewat. Ubah dahulu');
  }
  const sebelum = await getKuesioner(ctx, input);
  await requireSasaranAnonim(ctx, sebelum);
  await updateKuesioner(ctx, kuesioner_id, { status: 'terbit' });
  const sesudah = await getKuesioner(ctx, input);
  ctx.logChange({ sebelum, sesudah });
  return sesudah;
}
