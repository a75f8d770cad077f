import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addDrafCuti } from '../../../cuti/ajuan/add-draf-cuti.ts';
import { approveBanyakCuti } from '../../../cuti/ajuan/approve-banyak-cuti.ts';
import { changeAjuanCuti } from '../../../cuti/ajuan/change-ajuan-cuti.ts';
import { changeDrafCuti } from '../../../cuti/ajuan/change-draf-cuti.ts';
import { getBahanCuti } from '../../../cuti/ajuan/get-bahan-cuti.ts';
import { getCuti } from '../../../cuti/ajuan/get-cuti.ts';
import { getLampiranCuti } from '../../../cuti/ajuan/get-lampiran-cuti.ts';
import { listCutiDiputuskan } from '../../../cuti/ajuan/list-cuti-diputuskan.ts';
import { listCutiMenungguSaya } from '../../../cuti/ajuan/list-cuti-menunggu-saya.ts';
import { listCutiSendiri } from '../../../cuti/ajuan/list-cuti-sendiri.ts';
import { listCutiTerlihat } from '../../../cuti/ajuan/list-cuti-terlihat.ts';
import { printFormulirCuti } from '../../../cuti/formulir/print-formulir-cuti.ts';
import { removeDrafCuti } from '../../../cuti/ajuan/remove-draf-cuti.ts';
import { submitCuti } from '../../../cuti/ajuan/submit-cuti.ts';

export const cutiRoutes: Handlers<typeof contract.cuti> = {
  listCutiTerlihat,
  listCutiSendiri,
  listCutiDiputuskan,
  listCutiMenungguSaya,
  getBahanCuti,
  addDrafCuti,
  submitCuti,
  approveBanyakCuti,
  changeAjuanCuti,
  getCuti,
  getLampiranCuti,
  printFormulirCuti,
  changeDrafCuti,
  removeDrafCuti,
};
