import type { SkorPresensi } from '@hadir/contract/skor-presensi/skor-presensi.contract.ts';

/** '1–30 menit', '91 menit ke atas'; a dash for the kinds that have no minutes. */
export function sebutMenitSkor({ menit_dari, menit_sampai }: Pick<SkorPresensi, 'menit_dari' | 'menit_sampai'>) {
  if (menit_dari === null) return '—';
  return menit_sampai === null ? `${menit_dari} menit ke atas` : `${menit_dari}–${menit_sampai} menit`;
}
