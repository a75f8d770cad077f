import { TIPE_JADWAL, type TipeJadwal } from '@hadir/rules/jadwal/jam/jadwal.ts';
import type { Jadwal, JadwalBaru, JadwalDiubah } from '@hadir/contract/jadwal/jam/jadwal-fields.ts';
import { addDays, isBerlaku, TANPA_AKHIR, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { touchHari } from '../../kehadiran/turunan/touch-hari.ts';
import { deleteVersiSejak, insertVersi, updateJadwal, type VersiBaru } from './change-jadwal.queries.ts';
import { refuseBarisJadwal } from './refuse-baris-jadwal.ts';
import { getJadwal } from './get-jadwal.ts';
import { getJadwalMilik } from './get-jadwal-milik.ts';
import { listPemakaiJadwal } from './pemakai-jadwal.queries.ts';
import { setBawaan } from './set-bawaan.ts';
import { isSameVersi, toVersi } from './to-versi.ts';

type Input = Omit<JadwalBaru, 'tipe_jadwal'> & { jadwal_id: number };

/**
 * Changes work hours from a date on: the days before stay as they were judged, and what was planned for later goes, unless the
 * hours of that date stay as they are. The type stays.
 */
export async function changeJadwal(ctx: MilikCtx, input: Input): Promise<JadwalDiubah> {
  const { jadwal_id, nama, tgl_mulai } = input;
  const sebelum = await getJadwalMilik(ctx, jadwal_id);
  refuseBarisJadwal(sebelum.tipe_jadwal as TipeJadwal, input.baris);
  await updateJadwal(ctx, jadwal_id, { nama, status: input.status ?? sebelum.status });
  const ikut_libur = input.ikut_libur ?? sebelum.berlaku?.ikut_libur ?? sebelum.tipe_jadwal !== TIPE_JADWAL.shift;
  await writeVersi(ctx, sebelum, { ...toVersi(input), ikut_libur });

  const pemakai = await listPemakaiJadwal(ctx, jadwal_id);
  const bawaan = await setBawaan(ctx, jadwal_id, sebelum.is_default, input.is_default);
  const sesudah = await getJadwal(ctx, { jadwal_id });
  ctx.logChange({ sebelum, sesudah });
  const ranges = [{ tgl_awal: tgl_mulai, tgl_akhir: TANPA_AKHIR }];
  const perubahan = bawaan.siapa.length > 0 ? bawaan : ({ siapa: pemakai, ranges, sebab: 'jadwal' } as const);
  return { ...sesudah, dampak: await touchHari(ctx, { ...perubahan, apa: 'jam kerja' }, input) };
}

/**
 * Hours that are the same as before their date take back what was planned from it on; the same as on it, they change nothing
 * (aturan/jadwal#rencana).
 */
async function writeVersi(ctx: MilikCtx, { jadwal_id, versi }: Jadwal, baru: VersiBaru): Promise<void> {
  const isSamePada = (tanggal: Tanggal) => versi.some((one) => isBerlaku(one, tanggal) && isSameVersi(one, baru));
  if (isSamePada(baru.tgl_mulai)) return;
  await (isSamePada(addDays(baru.tgl_mulai, -1))
    ? deleteVersiSejak(ctx, jadwal_id, baru.tgl_mulai)
    : insertVersi(ctx, jadwal_id, baru));
}
