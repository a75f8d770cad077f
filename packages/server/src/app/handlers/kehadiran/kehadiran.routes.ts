import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { exportKehadiranHarian } from '../../../kehadiran/harian/export-kehadiran-harian.ts';
import { listKehadiranHarian } from '../../../kehadiran/harian/list-kehadiran-harian.ts';
import { listRiwayatAnggota } from '../../../kehadiran/riwayat/list-riwayat-anggota.ts';
import { listRiwayatKehadiran } from '../../../kehadiran/riwayat/list-riwayat-kehadiran.ts';

export const kehadiranRoutes: Handlers<typeof contract.kehadiran> = {
  listRiwayatKehadiran,
  listRiwayatAnggota,
  listKehadiranHarian,
  exportKehadiranHarian,
};
