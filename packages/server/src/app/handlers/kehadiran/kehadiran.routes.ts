import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { exportKehadiranHarian } from '../../../kehadiran/harian/export-harian.ts';
import { listKehadiranHarian } from '../../../kehadiran/harian/list-harian.ts';
import { listRiwayatAnggota } from '../../../kehadiran/riwayat/list-riwayat-anggota.ts';
import { listRiwayatKehadiran } from '../../../kehadiran/riwayat/list-riwayat.ts';

export const kehadiranRoutes: Handlers<typeof contract.kehadiran> = {
  riwayat: listRiwayatKehadiran,
  riwayatAnggota: listRiwayatAnggota,
  harian: listKehadiranHarian,
  unduhHarian: exportKehadiranHarian,
};
