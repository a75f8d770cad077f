import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { exportKehadiranHarian } from './export-harian.ts';
import { listKehadiranHarian } from './list-harian.ts';
import { listRiwayatAnggota } from './list-riwayat-anggota.ts';
import { listRiwayatKehadiran } from './list-riwayat.ts';

export const kehadiranRoutes: Handlers<typeof contract.kehadiran> = {
  riwayat: listRiwayatKehadiran,
  riwayatAnggota: listRiwayatAnggota,
  harian: listKehadiranHarian,
  unduhHarian: exportKehadiranHarian,
};
