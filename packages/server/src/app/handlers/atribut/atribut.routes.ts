import type { contract } from '@hadir/contract/contract.ts';
import { addAtribut } from '../../../atribut/daftar/add-atribut.ts';
import { changeAtribut } from '../../../atribut/daftar/change-atribut.ts';
import { exportAtribut } from '../../../atribut/daftar/export-atribut.ts';
import { getAtribut } from '../../../atribut/daftar/get-atribut.ts';
import { listAtribut } from '../../../atribut/daftar/list-atribut.ts';
import { removeAtribut } from '../../../atribut/daftar/remove-atribut.ts';
import { saveUrutanAtribut } from '../../../atribut/daftar/save-urutan-atribut.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';

export const atributRoutes: Handlers<typeof contract.atribut> = {
  listAtribut,
  exportAtribut,
  addAtribut,
  getAtribut,
  changeAtribut,
  removeAtribut,
  saveUrutanAtribut,
};
