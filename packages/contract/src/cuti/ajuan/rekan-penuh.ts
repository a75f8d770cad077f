import { mergeRanges } from '@hadir/rules/waktu/merge-ranges.ts';
import { sebutRentang } from '../../kit/sebut-tanggal.ts';
import { kapital } from '../../kit/kapital.ts';

/** The days of a leave on which its group is beyond what its category allows. */
export type RekanPenuh = {
  /** Each with how many colleagues are away. */
  hari: readonly { tanggal: string; pergi: number }[];
  /** How many may be, of how many in the group; who asks is among both. */
  maks: number;
  anggota: number;
  kategori: string;
};

const MAKS_RENTANG = 4;

/** In words: 'Pada 01-12-2026 s.d. 03-12-2026 sudah 2 dari 5 rekan segrup tidak masuk; kategori … paling banyak …'. */
export function sebutRekanPenuh({ hari, maks, anggota, kategori }: RekanPenuh): string {
  const jumlah = [...new Set(hari.map(({ pergi }) => pergi))].toSorted((a, b) => b - a);
  const sebab = jumlah.map((pergi) => {
    const tanggal = hari.filter((one) => one.pergi === pergi).map((one) => one.tanggal);
    return `pada ${sebutHari(tanggal)} sudah ${pergi} dari ${anggota - 1} rekan segrup tidak masuk`;
  });
  const batas = `kategori ${kategori} membatasi paling banyak ${maks} dari ${anggota} orang pada hari yang sama`;
  return kapital([...sebab, batas].join('; '));
}

function sebutHari(tanggal: readonly string[]): string {
  const rentang = mergeRanges(tanggal.map((one) => ({ tgl_awal: one, tgl_akhir: one })));
  const disebut = rentang.slice(0, MAKS_RENTANG).map(sebutRentang);
  const lain = rentang.length - disebut.length;
  return disebut.join(', ') + (lain > 0 ? `, dan ${lain} rentang lain` : '');
}
