import { addDays, type Tanggal } from '../waktu/tanggal.ts';

type TanggalKlaim = { tgl_mulai: Tanggal; tgl_selesai: Tanggal };
/** The latest date is today; `mundur_hari` is how far back, null for as far as one likes. */
type Batas = { hariIni: Tanggal; mundur_hari: number | null };

export type TanggalKlaimRefusal =
  | { reason: 'belum_terjadi'; hariIni: Tanggal }
  | { reason: 'terlalu_lama'; paling_awal: Tanggal };

/** Why these dates cannot be claimed, or null when they can (aturan/perbaikan#batas-klaim). */
export function checkTanggalKlaim(klaim: TanggalKlaim, { hariIni, mundur_hari }: Batas): TanggalKlaimRefusal | null {
  if (klaim.tgl_selesai > hariIni) return { reason: 'belum_terjadi', hariIni };
  if (mundur_hari === null) return null;
  const paling_awal = addDays(hariIni, -mundur_hari);
  return klaim.tgl_mulai < paling_awal ? { reason: 'terlalu_lama', paling_awal } : null;
}
