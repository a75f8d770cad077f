import { countJatah } from '@hadir/rules/cuti/saldo/count-jatah.ts';
import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { sebutJumlahHari } from '@hadir/contract/cuti/saldo/sebut-jumlah-hari.ts';
import type { PemilikTahun } from './pemilik-saldo.queries.ts';

/** Why a year's lines were written; of who joined in it with the sum: 'Pembukaan tahun 2026: 5/12 dari 12 hari, anggota sejak 17-08-2026'. */
export function sebutJatah(pemilik: PemilikTahun, tahun: number): string {
  const { anggota_sejak, jatah_tahunan } = pemilik;
  const pembukaan = `Pembukaan tahun ${tahun}`;
  if (anggota_sejak <= `${tahun}-01-01`) return pembukaan;
  const { bulan } = countJatah(pemilik, tahun, anggota_sejak);
  const bagian = bulan < 12 ? `${bulan}/12 dari ${sebutJumlahHari(jatah_tahunan)}, ` : '';
  return `${pembukaan}: ${bagian}anggota sejak ${sebutTanggal(anggota_sejak)}`;
}
