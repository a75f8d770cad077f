import { formatAngka } from './format.ts';

/** Minutes as a person says them: '45 menit', '7 jam', '7 jam 30 menit'. */
export function formatDurasi(menit: number): string {
  const jam = Math.floor(menit / 60);
  const sisa = menit % 60;
  if (jam === 0) return `${sisa} menit`;
  return sisa === 0 ? `${formatAngka(jam)} jam` : `${formatAngka(jam)} jam ${sisa} menit`;
}
