import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { exportKetidakhadiran } from '../../../laporan/ketidakhadiran/export-ketidakhadiran.ts';
import { generateKetidakhadiran } from '../../../laporan/ketidakhadiran/generate-ketidakhadiran.ts';
import { listKetidakhadiran } from '../../../laporan/ketidakhadiran/list-ketidakhadiran.ts';

export const ketidakhadiranRoutes: Handlers<typeof contract.ketidakhadiran> = {
  listKetidakhadiran,
  generateKetidakhadiran,
  exportKetidakhadiran,
};
