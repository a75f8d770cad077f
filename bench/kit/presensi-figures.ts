import type { Figure } from './figure.ts';
import { percentile } from './percentile.ts';
import type { Load } from './run-load.ts';

/** What check-ins and the bare driver did one after the other. */
export type Giliran = { presensi: Load; polos: Load };

/** Of what the bare driver does, check-ins are this much at least. */
const PALING_SEDIKIT = 0.4;

/** Of an odd number of turns the middle one speaks: what else the machine did in another is neither to their credit nor their fault. */
export function presensiFigures(semua: readonly Giliran[]): Figure[] {
  const urut = semua.toSorted((a, b) => dibanding(a) - dibanding(b));
  const tengah = urut[(urut.length - 1) / 2];
  if (!tengah) throw new Error('Turns are an odd number');
  return [
    {
      nama: 'Presensi per detik lewat HTTP (32 koneksi)',
      nilai: tengah.presensi.perSecond,
      satuan: 'per detik',
      batas: tengah.polos.perSecond * PALING_SEDIKIT,
      arah: 'paling sedikit',
    },
    {
      nama: `Presensi dibanding transaksi driver polos, nilai tengah ${semua.length} giliran`,
      nilai: dibanding(tengah),
      satuan: 'kali',
      batas: PALING_SEDIKIT,
      arah: 'paling sedikit',
    },
    {
      nama: 'Presensi, p99',
      nilai: percentile(
        semua.flatMap(({ presensi }) => presensi.times),
        0.99,
      ),
      satuan: 'ms',
      batas: 100,
      arah: 'paling banyak',
    },
  ];
}

const dibanding = ({ presensi, polos }: Giliran) => presensi.perSecond / polos.perSecond;
