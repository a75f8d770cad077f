import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { changeKonfigurasi } from '../../../organisasi/konfigurasi/change-konfigurasi.ts';
import { exportKonfigurasi } from '../../../organisasi/konfigurasi/export-konfigurasi.ts';
import { listKonfigurasi } from '../../../organisasi/konfigurasi/list-konfigurasi.ts';

export const konfigurasiRoutes: Handlers<typeof contract.konfigurasi> = {
  listKonfigurasi,
  exportKonfigurasi,
  changeKonfigurasi,
};
