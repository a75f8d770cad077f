import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { exportLembarVerval } from '../../../verval/bulan/export-lembar-verval.ts';
import { generateVerval } from '../../../verval/bulan/generate-verval.ts';
import { getStatusVerval } from '../../../verval/bulan/get-status-verval.ts';
import { listAnggotaVerval } from '../../../verval/bulan/list-anggota-verval.ts';
import { listHambatanVerval } from '../../../verval/bulan/list-hambatan-verval.ts';
import { openVerval } from '../../../verval/bulan/open-verval.ts';

export const vervalRoutes: Handlers<typeof contract.verval> = {
  listAnggotaVerval,
  getStatusVerval,
  listHambatanVerval,
  generateVerval,
  openVerval,
  exportLembarVerval,
};
