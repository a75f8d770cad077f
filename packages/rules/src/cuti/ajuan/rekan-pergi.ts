import type { Tanggal } from '../../waktu/tanggal.ts';

type Rentang = { tgl_awal: Tanggal; tgl_akhir: Tanggal };

/** An unbroken span on which somebody is away, or asks to be, and the leave that it belongs to. */
export type Pergi = Rentang & { user_id: number; cuti_id: number };

type Disebut<P extends Pergi> = {
  /** The spans of the first people, each person's together, in the order of their days. */
  disebut: P[];
  /** How many people there are besides those. */
  lain: number;
};

/** Whose dates are told; of the others how many they are. */
const DISEBUT = 3;

/** Who of a group is away on the dates of a request of one of them, whoever is away first before the others. */
export function listRekanPergi<P extends Pergi>(
  { user_id, tgl_awal, tgl_akhir }: Rentang & { user_id: number },
  segrup: readonly P[],
): Disebut<P> {
  const bertemu = segrup
    .filter((one) => one.user_id !== user_id && one.tgl_awal <= tgl_akhir && one.tgl_akhir >= tgl_awal)
    .toSorted((one, other) => one.tgl_awal.localeCompare(other.tgl_awal) || one.cuti_id - other.cuti_id);
  const orang = [...Map.groupBy(bertemu, (one) => one.user_id).values()];
  return { disebut: orang.slice(0, DISEBUT).flat(), lain: Math.max(0, orang.length - DISEBUT) };
}
