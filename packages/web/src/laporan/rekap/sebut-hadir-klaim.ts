import type { BarisRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import { formatAngka } from '../../kit/format/format.ts';

/** How many of the hadir days a claim made, since EMIS and the monthly sheet count those apart (aturan/laporan#rekap). */
export function sebutHadirKlaim({ hadir_klaim: { dinas_luar, sakit } }: Pick<BarisRekap, 'hadir_klaim'>): string {
  return [dinas_luar > 0 ? `${formatAngka(dinas_luar)} dinas luar` : '', sakit > 0 ? `${formatAngka(sakit)} sakit` : '']
    .filter(Boolean)
    .join(', ');
}
