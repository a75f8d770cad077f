import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addPerangkat } from '../../../perangkat/daftar/add-perangkat.ts';
import { changePerangkat } from '../../../perangkat/daftar/change-perangkat.ts';
import { changeStatusPerangkat } from '../../../perangkat/daftar/change-status-perangkat.ts';
import { getAlamatMesin } from '../../../perangkat/daftar/get-alamat-mesin.ts';
import { getPerangkat } from '../../../perangkat/daftar/get-perangkat.ts';
import { listPerangkat } from '../../../perangkat/daftar/list-perangkat.ts';
import { removePerangkat } from '../../../perangkat/daftar/remove-perangkat.ts';
import { resetHitPerangkat } from '../../../perangkat/daftar/reset-hit-perangkat.ts';

export const perangkatRoutes: Handlers<typeof contract.perangkat> = {
  listPerangkat,
  addPerangkat,
  getAlamatMesin,
  getPerangkat,
  changePerangkat,
  removePerangkat,
  changeStatusPerangkat,
  resetHitPerangkat,
};
