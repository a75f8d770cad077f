import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addAdmin } from '../../../anggota/pengelola/add-admin.ts';
import { addOperator } from '../../../anggota/pengelola/add-operator.ts';
import { exportAdmin } from '../../../anggota/pengelola/export-admin.ts';
import { exportOperator } from '../../../anggota/pengelola/export-operator.ts';
import { listAdmin } from '../../../anggota/pengelola/list-admin.ts';
import { listOperator } from '../../../anggota/pengelola/list-operator.ts';
import { sendAktivasi } from '../../../anggota/pengelola/send-aktivasi.ts';
import { sendReset } from '../../../anggota/pengelola/send-reset.ts';

export const pengelolaRoutes: Handlers<typeof contract.pengelola> = {
  listAdmin,
  exportAdmin,
  addAdmin,
  listOperator,
  exportOperator,
  addOperator,
  sendAktivasi,
  sendReset,
};
