import { TIPE_JADWAL, type TipeJadwal } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { parseMenit } from '@hadir/rules/waktu/jam.ts';

/**
 * One weekday of the form, or (hari 0) the shift; a day off keeps its times, for the case that it is switched on again.
 */
export type HariForm = {
  hari: number;
  is_kerja: boolean;
  jam_masuk: string | null;
  jam_pulang: string | null;
  istirahat_mulai: string | null;
  istirahat_selesai: string | null;
  /** What a fleksibel day owes. */
  durasi_menit: number | null;
};

const SEHARI = 1440;

/** What is wrong with the hours of a day, by the rules of its type (aturan/jadwal#jenis); null when nothing is. */
export function checkHari(row: HariForm, tipe: TipeJadwal): string | null {
  const { jam_masuk, jam_pulang, istirahat_mulai, istirahat_selesai, durasi_menit } = row;
  if (!jam_masuk || !jam_pulang) return 'isi jam masuk dan jam pulang';
  const masuk = parseMenit(jam_masuk) ?? 0;
  // A shift's times at or before its start are the next day's.
  const since = (jam: string, isNext: boolean) =>
    (parseMenit(jam) ?? 0) + (tipe === TIPE_JADWAL.shift && isNext ? SEHARI : 0);
  const pulang = since(jam_pulang, jam_pulang <= jam_masuk);
  if (pulang <= masuk) return 'jam pulang harus setelah jam masuk';
  if (tipe === TIPE_JADWAL.fleksibel) {
    if (!durasi_menit) return 'isi lama kerja dalam menit';
    if (durasi_menit > pulang - masuk) return 'lama kerja melebihi rentang jamnya';
  }
  if (!istirahat_mulai && !istirahat_selesai) return null;
  if (!istirahat_mulai || !istirahat_selesai) return 'isi awal dan akhir istirahat, atau kosongkan keduanya';
  const mulai = since(istirahat_mulai, istirahat_mulai < jam_masuk);
  const selesai = since(istirahat_selesai, istirahat_selesai < jam_masuk);
  if (selesai <= mulai) return 'istirahat harus selesai setelah mulai';
  if (mulai < masuk || pulang < selesai) return 'istirahat harus di antara jam masuk dan jam pulang';
  return null;
}
