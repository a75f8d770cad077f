import type { SkorPresensi } from '@hadir/contract/skor-presensi/skor-presensi.contract.ts';
import { judgeUbahSkor } from '@hadir/rules/kehadiran/hari/judge-ubah-skor.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { formatRentang } from '../kit/format/format-rentang.ts';
import { formatTanggal } from '../kit/format/format.ts';
import { toSkorIsi, type SkorValues } from './skor-values.ts';

/** What a date that is moved back or forth does to the days before it: they keep the old category, or are left without it. */
export function sebutMulaiSkor(skor: SkorPresensi | undefined, values: SkorValues): string | undefined {
  if (!skor || values.tgl_mulai === null) return undefined;
  const { lamaSampai, isSama } = judgeUbahSkor(skor, toSkorIsi(values));
  if (lamaSampai !== null) return `Sampai ${formatTanggal(lamaSampai)} isi yang lama tetap berlaku.`;
  if (!isSama || values.tgl_mulai <= skor.tgl_mulai) return undefined;
  const kosong = formatRentang(skor.tgl_mulai, addDays(values.tgl_mulai, -1));
  return `${kosong} tidak lagi memiliki kategori ini.`;
}
