import { formatJarakWajah } from '../../kit/format/format-jarak-wajah.ts';
import type { WajahPresensi } from '@hadir/contract/wajah/presensi/wajah-presensi.contract.ts';
import type { SebabTakJelas } from '@hadir/rules/wajah/judge-potret.ts';
import { judgeKemiripan, type Kemiripan } from '@hadir/rules/wajah/judge-wajah.ts';

type Hasil = Pick<WajahPresensi, 'jarak' | 'ambang' | 'sebab' | 'dinilai_pada'>;

const SEBAB: Record<SebabTakJelas, string> = {
  tanpa_wajah: 'Tidak ada wajah yang terlihat di swafoto.',
  banyak_wajah: 'Ada lebih dari satu wajah di swafoto.',
  kurang_jelas: 'Wajah di swafoto kurang jelas.',
  tak_terbaca: 'Swafotonya tidak terbaca.',
};
const MIRIP: Record<Kemiripan, string> = {
  sangat_mirip: 'Sangat mirip',
  mirip: 'Mirip',
  di_batas: 'Di batas',
  tidak_mirip: 'Tidak mirip',
};

/** What the machine found, in words: 'Tidak mirip: jarak 0,63, ambang 0,55.' Undefined where it has not looked. */
export function sebutBanding({ jarak, ambang, sebab, dinilai_pada }: Hasil): string | undefined {
  if (sebab) return SEBAB[sebab];
  if (jarak === null || ambang === null || dinilai_pada === null) return undefined;
  return `${MIRIP[judgeKemiripan(jarak, ambang)]}: jarak ${formatJarakWajah(jarak)}, ambang ${formatJarakWajah(ambang)}.`;
}
