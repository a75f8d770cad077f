import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';

/** A date as people write it: 20-11-2026. */
export const sebutTanggal = (tanggal: Tanggal): string => tanggal.split('-').toReversed().join('-');
