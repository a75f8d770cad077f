import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { exportBelumAktivasi } from '../../../anggota/belum-aktivasi/export-belum-aktivasi.ts';
import { listBelumAktivasi } from '../../../anggota/belum-aktivasi/list-belum-aktivasi.ts';
import { listPengirimanAktivasi } from '../../../anggota/belum-aktivasi/list-pengiriman-aktivasi.ts';
import { sendAktivasiAnggota } from '../../../anggota/belum-aktivasi/send-aktivasi-anggota.ts';
import { sendBelumAktivasi } from '../../../anggota/belum-aktivasi/send-belum-aktivasi.ts';

export const belumAktivasiRoutes: Handlers<typeof contract.belumAktivasi> = {
  listBelumAktivasi,
  exportBelumAktivasi,
  sendBelumAktivasi,
  sendAktivasiAnggota,
  listPengirimanAktivasi,
};
