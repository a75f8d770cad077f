import {
  AKHIR_SEBELUM_AWAL,
  SELESAI_SEBELUM_MULAI,
  sebutRentangTerpanjang,
} from '@hadir/contract/kit/kalimat-rentang.ts';
import { isMasaTerbalik, checkRentang, SETAHUN_HARI } from '@hadir/rules/waktu/rentang.ts';
import type { Tanggal, TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { refuseField } from './refusal.ts';

type Batas = { field?: string; maks?: number; pesan?: string };

/** Refuses (422, at the field of its end) a span of dates that is reversed or longer than `maks` days, a year unless said. */
export function requireRentang(
  range: TanggalRange,
  { field = 'tgl_akhir', maks = SETAHUN_HARI, pesan = sebutRentangTerpanjang(maks) }: Batas = {},
): void {
  const salah = checkRentang(range, maks);
  if (salah === 'terbalik') throw refuseField(field, AKHIR_SEBELUM_AWAL);
  if (salah === 'terlalu_panjang') throw refuseField(field, pesan);
}

type Masa = { tgl_mulai: Tanggal; tgl_selesai?: Tanggal | null | undefined };

/** The same of a validity, which may be as long as it likes and need not end. */
export function requireMasa({ tgl_mulai, tgl_selesai = null }: Masa, field = 'tgl_selesai'): void {
  if (!isMasaTerbalik({ tgl_mulai, tgl_selesai })) return;
  throw refuseField(field, SELESAI_SEBELUM_MULAI);
}
