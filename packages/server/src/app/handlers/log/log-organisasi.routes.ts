import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { listLogOrganisasi } from '../../../log/daftar/list-log-organisasi.ts';
import { exportLogOrganisasi } from '../../../log/unduhan/export-log-organisasi.ts';
import { generateLogOrganisasi } from '../../../log/unduhan/generate-log-organisasi.ts';
import { listUnduhanLogOrganisasi } from '../../../log/unduhan/list-unduhan-log-organisasi.ts';

export const logOrganisasiRoutes: Handlers<typeof contract.logOrganisasi> = {
  listLogOrganisasi,
  exportLogOrganisasi,
  generateLogOrganisasi,
  listUnduhanLogOrganisasi,
};
