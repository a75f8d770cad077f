import { makeDataSayaJob } from '../anggota/data-saya/make-data-saya-job.ts';
import { suratAkunJob } from '../auth/surat/surat-akun-job.ts';
import { suratDitebakJob } from '../auth/surat/surat-ditebak-job.ts';
import { cutiBersamaJob } from '../cuti/bersama/cuti-bersama-job.ts';
import { ingatkanPenyetujuJob } from '../persetujuan/surat/ingatkan-penyetuju-job.ts';
import { kabarImporSaldoJob } from '../cuti/kabar/kabar-impor-saldo-job.ts';
