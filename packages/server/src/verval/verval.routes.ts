import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { exportLembar } from './export-lembar.ts';
import { generateVerval } from './generate-verval.ts';
import { getStatusVerval } from './get-status-verval.ts';
import { listHambatanVerval } from './list-hambatan-verval.ts';
import { listAnggotaVerval } from './list-anggota-verval.ts';
import { openVerval } from './open-verval.ts';

export const vervalRoutes: Handlers<typeof contract.verval> = {
  list: listAnggotaVerval,
  status: getStatusVerval,
  hambatan: listHambatanVerval,
  generate: generateVerval,
  open: openVerval,
  cetak: exportLembar,
};
