import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addOrganisasi } from '../../../organisasi/add-organisasi.ts';
import { changeOrganisasi } from '../../../organisasi/change-organisasi.ts';
import { getOrganisasi } from '../../../organisasi/get-organisasi.ts';
import { getProfil } from '../../../organisasi/get-profil.ts';
import { listOrganisasi } from '../../../organisasi/organisasi.queries.ts';
import { removeOrganisasi } from '../../../organisasi/remove-organisasi.ts';

export const organisasiRoutes: Handlers<typeof contract.organisasi> = {
  list: listOrganisasi,
  get: getOrganisasi,
  profil: getProfil,
  insert: addOrganisasi,
  update: changeOrganisasi,
  delete: removeOrganisasi,
};
