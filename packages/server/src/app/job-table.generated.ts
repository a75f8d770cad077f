// Generated from the names of files by scripts/generate.ts. Do not edit.
import type { Job } from '../platform/jobs/job.ts';
import { kirimAktivasiJob } from '../anggota/belum-aktivasi/kirim-aktivasi-job.ts';
import { mintaAktivasiJob } from '../anggota/permintaan/minta-aktivasi-job.ts';
import { sinkronAnggotaJob } from '../anggota/sinkron/sinkron-anggota-job.ts';
import { suratAkunJob } from '../auth/surat/surat-akun-job.ts';
import { suratDitebakJob } from '../auth/surat/surat-ditebak-job.ts';
import { requestTagihanJob } from '../billing/order/request-tagihan-job.ts';
import { cutiBersamaJob } from '../cuti/bersama/cuti-bersama-job.ts';
import { kabarImporSaldoJob } from '../cuti/kabar/kabar-impor-saldo-job.ts';
import { syncCutiJob } from '../cuti/sinkron/sync-cuti-job.ts';
import { makeDataSayaJob } from '../data-saya/make-data-saya-job.ts';
import { kabarMasaKehadiranJob } from '../kehadiran/masa/kabar-masa-kehadiran-job.ts';
import { rederiveJob } from '../kehadiran/turunan/rederive-job.ts';
import { kabarKoreksiJob } from '../klaim-presensi/dasar/kabar-koreksi-job.ts';
import { ingatkanKuesionerJob } from '../kuesioner/daftar/ingatkan-kuesioner-job.ts';
import { unduhKuesionerJob } from '../kuesioner/hasil/unduh-kuesioner-job.ts';
import { makeLaporanJob } from '../laporan/berkas/make-laporan-job.ts';
import { unduhLogJob } from '../log/unduhan/unduh-log-job.ts';
import { ingatkanPenyetujuJob } from '../persetujuan/surat/ingatkan-penyetuju-job.ts';
import { importPresensiJob } from '../presensi/impor/import-presensi-job.ts';
import { kirimVervalJob } from '../verval/kirim/kirim-verval-job.ts';
import { bandingkanWajahJob } from '../wajah/presensi/bandingkan-wajah-job.ts';

/** All work that can be asked for. */
export const JOBS: readonly Job<never>[] = [
  kirimAktivasiJob,
  mintaAktivasiJob,
  sinkronAnggotaJob,
  suratAkunJob,
  suratDitebakJob,
  requestTagihanJob,
  cutiBersamaJob,
  kabarImporSaldoJob,
  syncCutiJob,
  makeDataSayaJob,
  kabarMasaKehadiranJob,
  rederiveJob,
  kabarKoreksiJob,
  ingatkanKuesionerJob,
  unduhKuesionerJob,
  makeLaporanJob,
  unduhLogJob,
  ingatkanPenyetujuJob,
  importPresensiJob,
  kirimVervalJob,
  bandingkanWajahJob,
];
