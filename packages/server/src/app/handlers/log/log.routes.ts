import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { listKegiatanLog } from '../../../log/daftar/list-kegiatan-log.ts';
import { listLog } from '../../../log/daftar/list-log.ts';
import { listPembukaFoto } from '../../../log/daftar/list-pembuka-foto.ts';
import { exportLog } from '../../../log/unduhan/export-log.ts';
import { generateLog } from '../../../log/unduhan/generate-log.ts';
import { listUnduhanLog } from '../../../log/unduhan/list-unduhan-log.ts';

export const logRoutes: Handlers<typeof contract.log> = {
  listLog,
  exportLog,
  generateLog,
  listUnduhanLog,
  listKegiatanLog,
  listPembukaFoto,
};
