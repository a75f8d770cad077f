import { toUmur } from '@hadir/rules/anggota/umur.ts';
import { formatTanggal } from '../../kit/format/format.ts';

/** '17-08-1986 (40 tahun)', in months up to the twelfth; nothing where it is not known. */
export function sebutLahir(tgl_lahir: string | null, today: string): string | null {
  if (tgl_lahir === null) return null;
  const umur = toUmur(tgl_lahir, today);
  if (umur === null) return formatTanggal(tgl_lahir);
  return `${formatTanggal(tgl_lahir)} (${'tahun' in umur ? `${umur.tahun} tahun` : `${umur.bulan} bulan`})`;
}
