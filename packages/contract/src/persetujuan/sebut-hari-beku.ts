import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sebutBulan } from '../kit/sebut-bulan.ts';

/** Why a request that takes a frozen day is not approved, to who decides about it. */
export const sebutHariBeku = (hari_beku: Tanggal): string =>
  `${sebutBulan(hari_beku.slice(0, 7))} sudah diverifikasi dan dibekukan, jadi ajuan ini tidak dapat disetujui, hanya ditolak. Untuk menyetujuinya, operator membuka dahulu bulan itu di Verval.`;

/** The same of a held tap, which is no request. */
export const sebutPresensiBeku = (hari_beku: Tanggal): string =>
  `${sebutBulan(hari_beku.slice(0, 7))} sudah diverifikasi dan dibekukan, jadi presensi ini tidak dapat diterima, hanya ditolak. Untuk menerimanya, operator membuka dahulu bulan itu di Verval.`;

/** The same in a line of the list of what waits. */
export const HARI_BEKU_RINGKAS = 'Bulan dibekukan, hanya dapat ditolak';
