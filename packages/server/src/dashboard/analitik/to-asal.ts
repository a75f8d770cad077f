import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { SUMBER_PRESENSI } from '@hadir/rules/presensi/ketukan/event-presensi.ts';
import type { sumAsal } from './analitik.queries.ts';

type Sum = Awaited<ReturnType<typeof sumAsal>>;

/** The days of each source, none left out. */
export const toSumber = (asal: Sum) => SUMBER_PRESENSI.map((sumber) => ({ sumber, jumlah: asal[sumber] }));

/** The days with an event inside, outside and not located. */
export const toRadius = (asal: Sum) => [
  { radius: STATUS_RADIUS.dalam, jumlah: asal.di_dalam },
  { radius: STATUS_RADIUS.luar, jumlah: asal.di_luar },
  { radius: STATUS_RADIUS.tidak_terdeteksi, jumlah: asal.tidak_terdeteksi },
];
