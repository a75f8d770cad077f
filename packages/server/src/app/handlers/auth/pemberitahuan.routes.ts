import type { contract } from '@hadir/contract/contract.ts';
import { listPilihanPemberitahuan } from '../../../auth/pemberitahuan/list-pilihan-pemberitahuan.ts';
import { savePilihanPemberitahuan } from '../../../auth/pemberitahuan/save-pilihan-pemberitahuan.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';

export const pemberitahuanRoutes: Handlers<typeof contract.pemberitahuan> = {
  listPilihanPemberitahuan,
  savePilihanPemberitahuan,
};
