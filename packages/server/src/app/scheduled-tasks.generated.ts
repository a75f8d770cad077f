// Generated from the names of files by scripts/generate.ts. Do not edit.
import type { ScheduledTask } from '../platform/jobs/scheduled-task.ts';
import { sinkronMalamTask } from '../anggota/sinkron/sinkron-malam-task.ts';
import { deleteExpiredTask } from './delete-expired-task.ts';
import { gantiKunciTask } from './kunci/ganti-kunci-task.ts';
import { sweepFotoTask } from './berkas/sweep-foto-task.ts';
import { sendHarianTask } from '../auth/pemberitahuan/send-harian-task.ts';
import { expireOrderTask } from '../billing/order/expire-order-task.ts';
import { remindLanggananTask } from '../billing/pengingat/remind-langganan-task.ts';
import { renewTagihanTask } from '../billing/order/renew-tagihan-task.ts';
import { cutiBersamaTask } from '../cuti/bersama/cuti-bersama-task.ts';
import { openTahunTask } from '../cuti/saldo/open-tahun-task.ts';
import { sweepDataSayaTask } from '../data-saya/sweep-data-saya-task.ts';
import { closeHariTask } from '../kehadiran/tutup-hari/close-hari-task.ts';
import { hapusHariTask } from '../kehadiran/masa/hapus-hari-task.ts';
import { ingatkanHariTask } from '../kehadiran/pengingat/ingatkan-hari-task.ts';
import { jumlahkanHariTask } from '../kehadiran/jumlah/jumlahkan-hari-task.ts';
import { ringkasPenjelasanTask } from '../kehadiran/penjelasan/ringkas-penjelasan-task.ts';
import { lepasIsianTask } from '../kuesioner/jawab/lepas-isian-task.ts';
import { openTitipanTask } from '../kuesioner/dasar/open-titipan-task.ts';
import { sweepLaporanTask } from '../laporan/berkas/sweep-laporan-task.ts';
import { careLogTask } from '../log/segel/care-log-task.ts';
import { sealLogTask } from '../log/segel/seal-log-task.ts';
import { runMutasiTask } from '../mutasi/pindah/run-mutasi-task.ts';
import { tellPengumumanTask } from '../pengumuman/tell-pengumuman-task.ts';
import { ingatkanPenyetujuTask } from '../persetujuan/surat/ingatkan-penyetuju-task.ts';
import { cleanLampiranTask } from '../platform/jobs/clean-lampiran-task.ts';
import { emptyJawabanTask } from '../platform/jobs/empty-jawaban-task.ts';
import { prepareBulanTask } from '../platform/jobs/prepare-bulan-task.ts';
import { sweepBerkasTask } from '../platform/jobs/sweep-berkas-task.ts';
import { nilaiKepercayaanTask } from '../presensi/kepercayaan/nilai-kepercayaan-task.ts';
import { bandingkanWajahTask } from '../wajah/presensi/bandingkan-wajah-task.ts';
import { sweepWajahTask } from '../wajah/pendaftaran/sweep-wajah-task.ts';

/** All that the server does by the clock. */
export const SCHEDULED_TASKS: readonly ScheduledTask[] = [
  sinkronMalamTask,
  deleteExpiredTask,
  gantiKunciTask,
  sweepFotoTask,
  sendHarianTask,
  expireOrderTask,
  remindLanggananTask,
  renewTagihanTask,
  cutiBersamaTask,
  openTahunTask,
  sweepDataSayaTask,
  closeHariTask,
  hapusHariTask,
  ingatkanHariTask,
  jumlahkanHariTask,
  ringkasPenjelasanTask,
  lepasIsianTask,
  openTitipanTask,
  sweepLaporanTask,
  careLogTask,
  sealLogTask,
  runMutasiTask,
  tellPengumumanTask,
  ingatkanPenyetujuTask,
  cleanLampiranTask,
  emptyJawabanTask,
  prepareBulanTask,
  sweepBerkasTask,
  nilaiKepercayaanTask,
  bandingkanWajahTask,
  sweepWajahTask,
];
