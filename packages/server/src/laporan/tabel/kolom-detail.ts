import { SEBULAN_HARI } from '@hadir/rules/waktu/rentang.ts';
import type { BarisDetailRekap } from '@hadir/contract/laporan/rekap/rekap.contract.ts';
import { KODE_REKAP } from '@hadir/rules/laporan/kode-rekap.ts';
import { eachDay, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { kolomOf, type KolomCetak } from '../../platform/print/kolom-cetak.ts';

const { teks, angka, jumlah } = kolomOf<BarisDetailRekap>();

/** Who, a column a date with its letter, and how often each letter stands there. */
export function kolomDetail(range: TanggalRange): KolomCetak<BarisDetailRekap>[] {
  const days = eachDay(range);
  const isMonth = days.length <= SEBULAN_HARI;
  return [
    angka('No', 0.1, (_, index) => index + 1),
    teks('Nama', 30, 6, ({ anggota }) => anggota.nama),
    teks('NIP', 22, 0.1, ({ anggota }) => anggota.nip),
    ...days.map((tanggal) => ({
      ...teks(
        isMonth ? String(Number(tanggal.slice(8))) : tanggal.slice(5),
        5,
        1,
        ({ hari }) => hari.find((day) => day.tanggal === tanggal)?.kode ?? null,
      ),
      rata: 'center' as const,
      sama: true,
    })),
    ...KODE_REKAP.map((kode) => ({
      ...jumlah(`Jumlah ${kode}`, 0.5, ({ hari }) => hari.filter((day) => day.kode === kode).length, {
        kelompok: 'Jumlah',
        judul: kode,
      }),
      lebar: 9,
    })),
  ];
}
