import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { exportKetidakhadiran } from './export-ketidakhadiran.ts';
import { generateKetidakhadiran } from './generate-ketidakhadiran.ts';
import { listKetidakhadiran } from './list-ketidakhadiran.ts';

export const ketidakhadiranRoutes: Handlers<typeof contract.ketidakhadiran> = {
  list: listKetidakhadiran,
  generate: generateKetidakhadiran,
  download: exportKetidakhadiran,
};
