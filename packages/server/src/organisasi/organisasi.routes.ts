import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { addOrganisasi } from './add-organisasi.ts';
import { changeOrganisasi } from './change-organisasi.ts';
import { getOrganisasi } from './get-organisasi.ts';
import { getProfil } from './get-profil.ts';
import { listOrganisasi } from './organisasi.queries.ts';
import { removeOrganisasi } from './remove-organisasi.ts';

export const organisasiRoutes: Handlers<typeof contract.organisasi> = {
  list: listOrganisasi,
  get: getOrganisasi,
  profil: getProfil,
  insert: addOrganisasi,
  update: changeOrganisasi,
  delete: removeOrganisasi,
};
