import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addAnggota } from '../../../anggota/daftar/add-anggota.ts';
import { listAnggotaTenant } from '../../../anggota/daftar/anggota-tenant.queries.ts';
import { listAnggota, listAnggotaAktif } from '../../../anggota/dasar/anggota.queries.ts';
import { changeAnggota } from '../../../anggota/daftar/change-anggota.ts';
import { endKeanggotaan } from '../../../anggota/daftar/end-keanggotaan.ts';
import { findEmail } from '../../../anggota/daftar/find-email.ts';
import { getAnggota } from '../../../anggota/dasar/get-anggota.ts';
import { getKuotaAnggota } from '../../../anggota/daftar/get-kuota-anggota.ts';

export const anggotaRoutes: Handlers<typeof contract.anggota> = {
  list: listAnggota,
  listTenant: listAnggotaTenant,
  findEmail,
  listAktif: listAnggotaAktif,
  insert: addAnggota,
  get: getAnggota,
  update: changeAnggota,
  delete: endKeanggotaan,
  listBiometrik: listAnggota,
  getKuota: getKuotaAnggota,
};
