import type { Antrean } from '@hadir/contract/kit/pekerjaan/antrean.ts';
import { formatAngka, formatSisaWaktu } from './format.ts';

/** 'Antrean ke-3 · selesai 2 menit lagi', 'Giliran berikutnya'. */
export function sebutAntrean({ urutan, sisa_detik }: Antrean): string {
  const tempat = urutan === 1 ? 'Giliran berikutnya' : `Antrean ke-${formatAngka(urutan)}`;
  return sisa_detik === null ? tempat : `${tempat} · selesai ${formatSisaWaktu(sisa_detik)} lagi`;
}
