import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { activateUser } from '../../../anggota/permintaan/activate-user.ts';
import { confirmPermintaanAktivasi } from '../../../anggota/permintaan/confirm-permintaan-aktivasi.ts';
import { listPermintaanAktivasi } from '../../../anggota/permintaan/list-permintaan-aktivasi.ts';
import { rejectPermintaanAktivasi } from '../../../anggota/permintaan/reject-permintaan-aktivasi.ts';
import { sendKodeAktivasi } from '../../../anggota/permintaan/send-kode-aktivasi.ts';

export const permintaanAktivasiRoutes: Handlers<typeof contract.permintaanAktivasi> = {
  sendKodeAktivasi,
  activateUser,
  listPermintaanAktivasi,
  confirmPermintaanAktivasi,
  rejectPermintaanAktivasi,
};
