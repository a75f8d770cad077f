import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addAnggota } from '../../../anggota/daftar/add-anggota.ts';
import { changeAnggota } from '../../../anggota/daftar/change-anggota.ts';
import { endKeanggotaan } from '../../../anggota/daftar/end-keanggotaan.ts';
import { findEmail } from '../../../anggota/daftar/find-email.ts';
import { getAnggota } from '../../../anggota/daftar/get-anggota.ts';
import { getNikAnggota } from '../../../anggota/daftar/get-nik-anggota.ts';
import { getKuotaAnggota } from '../../../anggota/daftar/get-kuota-anggota.ts';
import { listAnggota } from '../../../anggota/daftar/list-anggota.ts';
import { listAnggotaAktif } from '../../../anggota/daftar/list-anggota-aktif.ts';
import { listAnggotaTenant } from '../../../anggota/daftar/list-anggota-tenant.ts';
import { listMutasiAnggota } from '../../../anggota/daftar/list-mutasi-anggota.ts';
import { listBiometrik } from '../../../anggota/daftar/list-biometrik.ts';

export const anggotaRoutes: Handlers<typeof contract.anggota> = {
  listAnggota,
  listAnggotaTenant,
  findEmail,
  listAnggotaAktif,
  addAnggota,
  getAnggota,
  getNikAnggota,
  changeAnggota,
  endKeanggotaan,
  listMutasiAnggota,
  listBiometrik,
  getKuotaAnggota,
};
