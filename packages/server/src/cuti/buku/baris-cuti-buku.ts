import type { CutiBuku } from './buku-cuti.queries.ts';
import { sebutLangkah } from './sebut-langkah.ts';
import { sebutRentang } from '@hadir/contract/kit/sebut-tanggal.ts';
import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';

/** The year's decided requests as the rows of their table; one that says so where there are none. */
export function barisCutiBuku(cuti: readonly CutiBuku[]): string[][] {
  if (cuti.length === 0) return [['-', 'Tidak ada', '', '']];
  return cuti.map(({ kategori, tgl_awal, tgl_akhir, setengah_hari, jumlah_hari, langkah }) => [
    kategori,
    `${sebutRentang({ tgl_awal, tgl_akhir })}${setengah_hari ? `, ${setengah_hari}` : ''}`,
    sebutAngka(jumlah_hari),
    langkah.map(sebutLangkah).join('; '),
  ]);
}
