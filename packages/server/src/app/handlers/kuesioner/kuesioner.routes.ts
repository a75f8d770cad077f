import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addDuplikatKuesioner } from '../../../kuesioner/daftar/add-duplikat-kuesioner.ts';
import { addKuesioner } from '../../../kuesioner/daftar/add-kuesioner.ts';
import { changeKuesioner } from '../../../kuesioner/daftar/change-kuesioner.ts';
import { endKuesioner } from '../../../kuesioner/daftar/end-kuesioner.ts';
import { getKuesioner } from '../../../kuesioner/daftar/get-kuesioner.ts';
import { listKuesioner } from '../../../kuesioner/daftar/list-kuesioner.ts';
import { listResponden } from '../../../kuesioner/daftar/list-responden.ts';
import { listTemplatKuesioner } from '../../../kuesioner/daftar/list-templat-kuesioner.ts';
import { openKuesioner } from '../../../kuesioner/daftar/open-kuesioner.ts';
import { removeKuesioner } from '../../../kuesioner/daftar/remove-kuesioner.ts';
import { revokeTautanKuesioner } from '../../../kuesioner/daftar/revoke-tautan-kuesioner.ts';
import { sendPengingatKuesioner } from '../../../kuesioner/daftar/send-pengingat-kuesioner.ts';
import { setTautanKuesioner } from '../../../kuesioner/daftar/set-tautan-kuesioner.ts';

export const kuesionerRoutes: Handlers<typeof contract.kuesioner> = {
  listKuesioner,
  listTemplatKuesioner,
  addKuesioner,
  getKuesioner,
  changeKuesioner,
  removeKuesioner,
  addDuplikatKuesioner,
  openKuesioner,
  endKuesioner,
  setTautanKuesioner,
  revokeTautanKuesioner,
  listResponden,
  sendPengingatKuesioner,
};
