import type { CutiMenunggu } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { formatRentang } from '../../kit/format/format-rentang.ts';

type Bentrok = Pick<CutiMenunggu, 'bentrok' | 'rekan_lain'>;

/** Who else is away, with their dates: 'Ani (02-12-2026), Budi (03-12-2026), dan 5 lainnya'. */
export const sebutBentrok = ({ bentrok, rekan_lain }: Bentrok): string =>
  bentrok.length === 0
    ? 'Tidak ada'
    : sebutAwal(
        bentrok.map((one) => `${one.nama} (${formatRentang(one.tgl_awal, one.tgl_akhir)})`),
        rekan_lain,
      );

/** The same by name alone, each person once. */
export const sebutRekan = ({ bentrok, rekan_lain }: Bentrok): string =>
  sebutAwal([...new Map(bentrok.map((one) => [one.user_id, one.nama])).values()], rekan_lain);

const sebutAwal = (awal: readonly string[], lain: number): string =>
  `${awal.join(', ')}${lain > 0 ? `, dan ${lain} lainnya` : ''}`;
