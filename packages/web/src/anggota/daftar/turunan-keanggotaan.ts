import type { CALLS } from '@hadir/contract/calls.generated.ts';

/** What is drawn from who is a member and until when: his hours, balances, requests and days as well as his row. */
export const TURUNAN_KEANGGOTAAN = [
  'anggota',
  'penempatan',
  'mutasi',
  'mutasiTenant',
  'jadwalBerlaku',
  'jadwalShift',
  'tukarShift',
  'saldoCuti',
  'cuti',
  'presensiManual',
  'klaimPresensi',
  'kehadiran',
  'rekap',
  'dashboard',
  'persetujuan',
] as const satisfies readonly (keyof typeof CALLS)[];
