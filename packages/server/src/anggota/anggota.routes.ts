import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { addAnggota } from './add-anggota.ts';
import { listAnggotaTenant } from './anggota-tenant.queries.ts';
import { listAnggota, listAnggotaAktif } from './anggota.queries.ts';
import { changeAnggota } from './change-anggota.ts';
import { endKeanggotaan } from './end-keanggotaan.ts';
import { findEmail } from './find-email.ts';
import { getAnggota } from './get-anggota.ts';
import { getKuotaAnggota } from './get-kuota-anggota.ts';

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
