import { coversTanggal, type Tanggal, type TanggalRange } from '../../waktu/tanggal.ts';
import type { BatasRekan } from '../kategori/kategori-cuti.ts';
import type { SetengahHari } from '../saldo/cuti-hari.ts';
import type { HariCuti } from '../saldo/hari-cuti.ts';

/** Leave of a colleague in the same group. */
export type RekanPergi = TanggalRange & { user_id: number; setengah_hari: SetengahHari | null };

export type GrupPemohon<R extends RekanPergi = RekanPergi> = {
  /** How many are in it, who asks among them. */
  anggota: number;
  pergi: readonly R[];
};

/** A day of a leave on which its group would be beyond the limit, and the colleagues who are away on it. */
export type HariPenuh<R extends RekanPergi = RekanPergi> = { tanggal: Tanggal; rekan: R[] };

/** How many of a group of this size may be away on one day; of a share what is whole, and never nobody. */
export function maksPergi({ satuan, nilai }: BatasRekan, anggota: number): number {
  return satuan === 'orang' ? nilai : Math.max(1, Math.floor((anggota * nilai) / 100));
}

/** The counted days of a leave on which its group would be beyond the limit. Two halves of a day do not meet. */
export function listHariPenuh<R extends RekanPergi>(
  days: readonly HariCuti[],
  setengah_hari: SetengahHari | null,
  batas: BatasRekan,
  { anggota, pergi }: GrupPemohon<R>,
): HariPenuh<R>[] {
  const maks = maksPergi(batas, anggota);
  const parts: SetengahHari[] = setengah_hari === null ? ['pagi', 'siang'] : [setengah_hari];
  return days
    .filter(({ hari }) => hari > 0)
    .flatMap(({ tanggal }) => {
      const rekan = parts
        .map((part) => rekanOn(pergi, tanggal, part))
        .reduce((most, one) => (one.length > most.length ? one : most));
      return rekan.length + 1 > maks ? [{ tanggal, rekan }] : [];
    });
}

/** Each colleague once, whatever of his leave holds the day. */
function rekanOn<R extends RekanPergi>(pergi: readonly R[], tanggal: Tanggal, part: SetengahHari): R[] {
  const away = pergi.filter(
    (one) => coversTanggal(one, tanggal) && (one.setengah_hari === null || one.setengah_hari === part),
  );
  return away.filter(({ user_id }, index) => away.findIndex((one) => one.user_id === user_id) === index);
}
