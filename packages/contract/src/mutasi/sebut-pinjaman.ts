import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sebutTanggal } from '../kit/sebut-tanggal.ts';

/** Where somebody is lent to within a sentence: 'MTsN 2 sampai 05-12-2026'. */
export const sebutPinjaman = (pinjaman: readonly { tujuan: string; sampai: Tanggal }[]): string =>
  pinjaman.map(({ tujuan, sampai }) => `${tujuan} sampai ${sebutTanggal(sampai)}`).join(', dan ke ');
