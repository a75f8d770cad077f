import type { DaftarPantauan, SaringPantauan } from '@hadir/contract/monitoring/monitoring.contract.ts';
import type { Pantauan } from '@hadir/contract/monitoring/pantauan.ts';
import type { KEADAAN_PANTAUAN } from '@hadir/rules/monitoring/judge-pantauan.ts';
import { toHalaman } from '../platform/kit/to-halaman.ts';
import { sumHariIni } from './sum-hari-ini.ts';

type Halaman = Pick<SaringPantauan, 'page' | 'count' | 'keadaan'>;

/** A page of what is watched, and what all of it comes to. */
export function toDaftarPantauan(
  all: readonly Pantauan[],
  { page, count, keadaan }: Halaman,
  now: Date,
): DaftarPantauan {
  const asked = keadaan === undefined ? all : all.filter((row) => row.keadaan === keadaan);
  const jumlahOf = (one: (typeof KEADAAN_PANTAUAN)[number]) => all.filter((row) => row.keadaan === one).length;
  return {
    ...toHalaman(asked.slice((page - 1) * count, page * count), asked.length, { page, count }),
    pada: now.toISOString(),
    jumlah: {
      genting: jumlahOf('genting'),
      waspada: jumlahOf('waspada'),
      baru: jumlahOf('baru'),
      biasa: jumlahOf('biasa'),
      libur: jumlahOf('libur'),
    },
    hari_ini: sumHariIni(all.map((row) => row.hari_ini)),
  };
}
