import { isDeepStrictEqual } from 'node:util';
import type { KuesionerDetail } from '@hadir/contract/kuesioner/daftar/kuesioner-baris.ts';
import type { kuesioner } from '@hadir/contract/kuesioner/daftar/kuesioner.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { countTerjawab, lockKuesioner, updateKuesioner } from '../dasar/kuesioner.queries.ts';
import { requireKeadaan } from '../dasar/require-keadaan.ts';
import { replaceSasaran } from './daftar.queries.ts';
import { getKuesioner } from './get-kuesioner.ts';
import { requireSasaranAnonim } from './require-sasaran-anonim.ts';
import { requireSusunan } from './require-susunan.ts';
import { requireDapatDibagikan } from './require-dapat-dibagikan.ts';
import { toBarisKuesioner } from './to-baris-kuesioner.ts';

type Call = typeof kuesioner.changeKuesioner;

/**
 * Changes a questionnaire that is not closed. What is published stays one that can be asked; of one that somebody has
 * answered the questions, and whether it is anonymous, stay as they are; what was published anonymous stays so
 * (aturan/kuesioner#tetap). A last day that is over is refused of what is published.
 */
export async function changeKuesioner(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { kuesioner_id, versi } = input;
  const stored = found(await lockKuesioner(ctx, kuesioner_id));
  requireKeadaan(stored, ctx.today, 'ubah');
  if (versi !== undefined && versi !== stored.versi) throw new Refusal('kuesioner.changed_meanwhile');
  // It would close at once and for ever, by a slip of the hand; to close it asks first (endKuesioner).
  const { tgl_selesai } = input;
  if (stored.status !== 'draf' && tgl_selesai && tgl_selesai < ctx.today) {
    throw refuseField('tgl_selesai', 'Tanggal ini sudah lewat. Untuk menutupnya sekarang, pilih Tutup pada menunya');
  }
  const sebelum = await getKuesioner(ctx, input);
  const jumlah = await countTerjawab(ctx, kuesioner_id);
  if (jumlah > 0) {
    if (!isDeepStrictEqual(input.bagian, stored.bagian)) {
      throw new Refusal('kuesioner.terjawab', { jumlah, yang: 'pertanyaannya' });
    }
    if (input.is_anonim !== stored.is_anonim)
      throw new Refusal('kuesioner.terjawab', { jumlah, yang: 'kerahasiaannya' });
  }
  // Somebody may be filling it in at this moment, on a page that tells him that he is not named.
  if (stored.status !== 'draf' && stored.is_anonim && !input.is_anonim) throw new Refusal('kuesioner.janji_anonim');
  if (stored.status !== 'draf') requireSusunan(input);
  if (sebelum.has_tautan) requireDapatDibagikan(input);
  const { baris, siapa } = toBarisKuesioner(input);
  await updateKuesioner(ctx, kuesioner_id, baris);
  await replaceSasaran(ctx, kuesioner_id, siapa);
  const sesudah = await getKuesioner(ctx, input);
  if (stored.status !== 'draf' && isSasaranBerubah(sebelum, sesudah)) await requireSasaranAnonim(ctx, sesudah);
  ctx.logChange({ sebelum, sesudah });
  return sesudah;
}

/** Where members have left since it was published, its days and words can still be changed: fewer than five are never shown. */
const isSasaranBerubah = (sebelum: KuesionerDetail, sesudah: KuesionerDetail): boolean =>
  (['is_anonim', 'sasaran', 'group_ids', 'user_ids'] as const).some(
    (field) => !isDeepStrictEqual(sebelum[field], sesudah[field]),
  );
