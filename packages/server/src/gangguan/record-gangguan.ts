import { checkMasaGangguan, GANGGUAN_MAKS_HARI } from '@hadir/rules/gangguan/check-masa-gangguan.ts';
import { tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { waktuLokalOf, ZONA_TERAKHIR } from '@hadir/rules/waktu/zona.ts';
import type { Gangguan } from '@hadir/contract/gangguan/gangguan-fields.ts';
import type { Upload } from '@hadir/contract/kit/endpoint.ts';
import { putLampiran } from '../platform/http/lampiran/put-lampiran.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { requireHariAda } from '../kehadiran/hari/require-hari-ada.ts';
import { refuseField } from '../platform/kit/refusal.ts';
import { findGangguan, insertGangguan, listIdOrganisasi } from './gangguan.queries.ts';
import { found } from '../platform/kit/found.ts';

type Isi = { dari: string; sampai: string; alasan: string; bukti?: Upload | undefined };

/**
 * Records an incident of these organisations; it excuses nobody until it is approved
 * (aturan/perbaikan#memutuskan-gangguan).
 */
export async function recordGangguan(ctx: MilikCtx, isi: Isi, organisasi_id: readonly number[]): Promise<Gangguan> {
  const [dari, sampai] = [new Date(isi.dari), new Date(isi.sampai)];
  const refusal = checkMasaGangguan({ dari: dari.getTime(), sampai: sampai.getTime() }, ctx.now.getTime());
  if (refusal === 'belum_terjadi') throw refuseField('dari', 'Gangguan dicatat setelah terjadi');
  if (refusal) throw refuseField('sampai', `Gangguan paling lama ${GANGGUAN_MAKS_HARI} hari`);
  await requireHariAda(ctx, tanggalOfWaktu(waktuLokalOf(dari.getTime(), ZONA_TERAKHIR)));
  const ids = [...new Set(organisasi_id)];
  if ((await listIdOrganisasi(ctx, ids)).length < ids.length) {
    throw refuseField('organisasi_id', 'Pilih instansi dari induk ini');
  }
  const bukti = isi.bukti ? await putLampiran(ctx, isi.bukti) : null;
  const waktu = { dari: dari.toISOString(), sampai: sampai.toISOString() };
  const gangguan_id = await insertGangguan(ctx, { ...waktu, alasan: isi.alasan, bukti }, ids);
  const sesudah = found(await findGangguan(ctx, gangguan_id));
  ctx.logChange({ sesudah });
  return sesudah;
}
