import type { KetukanTertahan } from '@hadir/contract/perangkat/tertahan/ketukan-tertahan.contract.ts';
import type * as z from 'zod/mini';

/** Why a line was set aside, in words. */
export const LABEL_SEBAB_TERTAHAN: Record<z.output<typeof KetukanTertahan>['sebab'], string> = {
  depan: 'Jam mesin mendahului',
  lampau: 'Terlalu lama yang lalu',
  tertinggal: 'Jam mesin tertinggal',
  pindah: 'Dari tempat lama mesin',
  rusak: 'Tidak terbaca',
};
