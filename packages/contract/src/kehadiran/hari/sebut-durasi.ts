import { sebutAngka } from '../../kit/angka/sebut-angka.ts';

/** Minutes as a person says them: '45 menit', '7 jam', '7 jam 30 menit'. */
export function sebutDurasi(menit: number): string {
  const jam = Math.floor(menit / 60);
  const sisa = menit % 60;
  if (jam === 0) return `${sisa} menit`;
  return sisa === 0 ? `${sebutAngka(jam)} jam` : `${sebutAngka(jam)} jam ${sisa} menit`;
}
