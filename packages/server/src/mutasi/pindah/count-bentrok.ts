import type { IkutPindah } from '@hadir/contract/mutasi/mutasi.ts';

type Pekan = IkutPindah['jadwal'];

/** On how many dates the hours of two places lie one on the other; hours that pass midnight count to the end of their day. */
export function countBentrok(asal: Pekan, tujuan: Pekan): number {
  return asal.filter(({ tanggal, jam }) => {
    const lain = tujuan.find((one) => one.tanggal === tanggal)?.jam;
    if (jam === null || !lain) return false;
    const [a, b] = [bentangOf(jam), bentangOf(lain)];
    return a.mulai < b.selesai && b.mulai < a.selesai;
  }).length;
}

function bentangOf(jam: string): { mulai: string; selesai: string } {
  const [mulai = '', selesai = ''] = jam.split('–');
  return { mulai, selesai: selesai > mulai ? selesai : '24:00' };
}
