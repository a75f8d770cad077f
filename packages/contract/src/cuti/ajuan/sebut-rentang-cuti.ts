import { MAKS_HARI_CUTI, tahunCutiTerakhir, type SalahRentangCuti } from '@hadir/rules/cuti/ajuan/rentang-cuti.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { AKHIR_SEBELUM_AWAL } from '../../kit/kalimat-rentang.ts';
import { sebutJumlahHari } from '../saldo/sebut-jumlah-hari.ts';

/** Why dates of a leave are refused, in the form before it is sent and by the server. */
export function sebutRentangCuti(salah: SalahRentangCuti, hariIni: Tanggal): string {
  if (salah === 'terbalik') return AKHIR_SEBELUM_AWAL;
  if (salah === 'terlalu_panjang') return `Rentang paling panjang ${sebutJumlahHari(MAKS_HARI_CUTI)}`;
  return `Paling jauh tahun ${tahunCutiTerakhir(hariIni)}`;
}
