import type { CutiMenunggu } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { formatRentangCuti } from './format-rentang-cuti.ts';

const DISEBUT = 3;

/** Who else is away: the first three with their dates, and how many more. */
export function sebutBentrok(bentrok: CutiMenunggu['bentrok']): string {
  if (bentrok.length === 0) return 'Tidak ada';
  const first = bentrok
    .slice(0, DISEBUT)
    .map((one) => `${one.nama} (${formatRentangCuti(one.tgl_awal, one.tgl_akhir)})`)
    .join(', ');
  return bentrok.length > DISEBUT ? `${first}, dan ${bentrok.length - DISEBUT} lainnya` : first;
}
