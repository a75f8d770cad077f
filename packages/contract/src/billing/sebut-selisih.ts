import { sebutRupiah } from './sebut-rupiah.ts';

/** How far money is from what was asked: 'kurang Rp1.000 dari tagihannya'; empty where it is just that much. */
export function sebutSelisih(datang: number, total: number): string {
  if (datang === total) return '';
  return `${datang < total ? 'kurang' : 'lebih'} ${sebutRupiah(Math.abs(datang - total))} dari tagihannya`;
}
