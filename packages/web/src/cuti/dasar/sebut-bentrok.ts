import type { CutiMenunggu } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { formatRentang } from '../../kit/format/format-rentang.ts';

const DISEBUT = 3;

/** Who else is away: the first three with their dates, and how many more. */
export const sebutBentrok = (bentrok: CutiMenunggu['bentrok']): string =>
  bentrok.length === 0
    ? 'Tidak ada'
    : sebutAwal(bentrok.map((one) => `${one.nama} (${formatRentang(one.tgl_awal, one.tgl_akhir)})`));

/** The same by name alone, each person once: 'Ani, Budi, Citra, dan 5 lainnya'. */
export const sebutRekan = (bentrok: CutiMenunggu['bentrok']): string =>
  sebutAwal([...new Set(bentrok.map((one) => one.nama))]);

const sebutAwal = (semua: readonly string[]): string => {
  const first = semua.slice(0, DISEBUT).join(', ');
  return semua.length > DISEBUT ? `${first}, dan ${semua.length - DISEBUT} lainnya` : first;
};
