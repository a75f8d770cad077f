import type { AnggotaRingkas } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';

type Anggota = Pick<AnggotaRingkas, 'nama' | 'nip' | 'jabatan' | 'nama_group'>;

/** Whom a sheet about one member is about. */
export const identitasOf = ({ nama, nip, jabatan, nama_group }: Anggota): [string, string][] => [
  ['Nama', nama],
  ['NIP', nip ?? '-'],
  ['Jabatan', jabatan ?? '-'],
  ['Grup', nama_group ?? '-'],
];
