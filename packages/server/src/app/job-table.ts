import { makeDataSayaJob } from '../data-saya/make-data-saya-job.ts';
import { suratAkunJob } from '../auth/surat/surat-akun-job.ts';
import { suratDitebakJob } from '../auth/surat/surat-ditebak-job.ts';
import { cutiBersamaJob } from '../cuti/bersama/cuti-bersama-job.ts';
import { ingatkanPenyetujuJob } from '../persetujuan/surat/ingatkan-penyetuju-job.ts';
import { kabarKoreksiJob } from '../klaim-presensi/dasar/kabar-koreksi-job.ts';
import { kabarImporSaldoJob } from '../cuti/kabar/kabar-impor-saldo-job.ts';
import { syncCutiJob } from '../cuti/sinkron/sync-cuti-job.ts';
import { ingatkanKuesionerJob } from '../kuesioner/daftar/ingatkan-kuesioner-job.ts';
import { unduhKuesionerJob } from '../kuesioner/hasil/unduh-kuesioner-job.ts';
import { importPresensiJob } from '../presensi/impor/import-presensi-job.ts';
import { rederiveJob } from '../kehadiran/turunan/rederive-job.ts';
import { makeLaporanJob } from '../laporan/berkas/make-laporan-job.ts';
import { kirimVervalJob } from '../verval/kirim/kirim-verval-job.ts';
import { kirimAktivasiJob } from '../anggota/belum-aktivasi/kirim-aktivasi-job.ts';
import { sinkronAnggotaJob } from '../anggota/sinkron/sinkron-anggota-job.ts';
import { mintaAktivasiJob } from '../anggota/permintaan/minta-aktivasi-job.ts';
import { unduhLogJob } from '../log/unduhan/unduh-log-job.ts';
import { requestTagihanJob } from '../billing/order/request-tagihan-job.ts';
import { bandingkanWajahJob } from '../wajah/presensi/bandingkan-wajah-job.ts';
import type { Job } from '../platform/jobs/job.ts';

/** All work that can be asked for, by its name. */
export const JOBS: readonly Job<never>[] = [
  suratAkunJob,
  suratDitebakJob,
  mintaAktivasiJob,
  kirimAktivasiJob,
  importPresensiJob,
  rederiveJob,
  kabarKoreksiJob,
  makeLaporanJob,
  makeDataSayaJob,
  kirimVervalJob,
  sinkronAnggotaJob,
  cutiBersamaJob,
  ingatkanPenyetujuJob,
  syncCutiJob,
  kabarImporSaldoJob,
  unduhLogJob,
  ingatkanKuesionerJob,
  requestTagihanJob,
  unduhKuesionerJob,
  bandingkanWajahJob,
];
