import { SETAHUN_HARI } from '../waktu/rentang.ts';
import { addDays, type Tanggal } from '../waktu/tanggal.ts';
import type { JenisMutasi } from './jenis-mutasi.ts';

/** Days ahead, and days that somebody is lent: one that lasts longer would only keep every other of the same person waiting. */
const PALING_JAUH = SETAHUN_HARI;

type MasaMutasi = { jenis: JenisMutasi; tgl_mulai: Tanggal; tgl_selesai?: Tanggal | null | undefined };

export type MasaMutasiRefusal =
  | 'sudah_lewat'
  | 'mulai_terlalu_jauh'
  | 'tanpa_hari_terakhir'
  | 'perlu_hari_terakhir'
  | 'terlalu_lama';

/** Why a transfer cannot be made for these days, or null when it can (aturan/mutasi#langkah). */
export function checkMasaMutasi(
  { jenis, tgl_mulai, tgl_selesai }: MasaMutasi,
  hariIni: Tanggal,
): MasaMutasiRefusal | null {
  if (tgl_mulai < hariIni) return 'sudah_lewat';
  if (tgl_mulai > addDays(hariIni, PALING_JAUH)) return 'mulai_terlalu_jauh';
  if (jenis !== 'perbantuan') return tgl_selesai ? 'tanpa_hari_terakhir' : null;
  if (!tgl_selesai) return 'perlu_hari_terakhir';
  return tgl_selesai > addDays(tgl_mulai, PALING_JAUH) ? 'terlalu_lama' : null;
}
