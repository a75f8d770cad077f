import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addOrganisasi } from '../../../organisasi/add-organisasi.ts';
import { changeStatusOrganisasi } from '../../../organisasi/change-status-organisasi.ts';
import { changeOrganisasi } from '../../../organisasi/change-organisasi.ts';
import { getOrganisasi } from '../../../organisasi/get-organisasi.ts';
import { getProfilOrganisasi } from '../../../organisasi/get-profil-organisasi.ts';
import { listOrganisasi } from '../../../organisasi/list-organisasi.ts';
import { removeOrganisasi } from '../../../organisasi/remove-organisasi.ts';

export const organisasiRoutes: Handlers<typeof contract.organisasi> = {
  listOrganisasi,
  getOrganisasi,
  getProfilOrganisasi,
  addOrganisasi,
  changeOrganisasi,
  removeOrganisasi,
  changeStatusOrganisasi,
};
