import { STATUS_KEANGGOTAAN } from '../kode/status-keanggotaan.ts';
import type { Tanggal } from '../waktu/tanggal.ts';

/** A membership as access asks for it; `tgl_selesai` is the last day of the last one, 'infinity' while none is set. */
export type MasaAnggota = { status: number | null; tgl_selesai: Tanggal | 'infinity' | null };

/** Whether a membership gives anything on a day: it was not made inactive, and its last day has not passed. */
export function isKeanggotaanAktif({ status, tgl_selesai }: MasaAnggota, today: Tanggal): boolean {
  if (status === null || status === STATUS_KEANGGOTAAN.tidak_aktif) return false;
  return tgl_selesai === 'infinity' || (tgl_selesai !== null && tgl_selesai >= today);
}
