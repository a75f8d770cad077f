import type { Figure } from './figure.ts';
import type { Load } from './run-load.ts';

/** What the members of one school and those of all of them did one after the other. */
export type Bergantian = { satu: Load; semua: Load };

/** Of what the members of many schools do, those of one do this much at least, though each waits for the others of his school. */
const PALING_SEDIKIT = 0.8;
const SEDETIK = 1_500;

/** Of an odd number of turns the middle one speaks. */
export function sekolahFigures(semua: readonly Bergantian[]): Figure[] {
  const urut = semua.toSorted((a, b) => dibanding(a) - dibanding(b));
  const tengah = urut[(urut.length - 1) / 2];
  if (!tengah) throw new Error('Turns are an odd number');
  return [
    {
      nama: 'Presensi satu sekolah besar per detik (32 koneksi)',
      nilai: tengah.satu.perSecond,
      satuan: 'per detik',
      batas: SEDETIK,
      arah: 'paling sedikit',
    },
    {
      nama: 'Presensi satu sekolah besar dibanding banyak sekolah',
      nilai: dibanding(tengah),
      satuan: 'kali',
      batas: PALING_SEDIKIT,
      arah: 'paling sedikit',
    },
  ];
}

const dibanding = ({ satu, semua }: Bergantian) => satu.perSecond / semua.perSecond;
