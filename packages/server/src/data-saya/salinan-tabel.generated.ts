// Generated from the names of files by scripts/generate.ts. Do not edit.
import type { SalinanTabel } from '../platform/kit/bagian.ts';
import { DATA_SAYA_PERMINTAAN_AKSES } from '../akses/permintaan/permintaan-akses.queries.ts';
import { DATA_SAYA_USERS } from '../anggota/dasar/insert-anggota.queries.ts';
import { DATA_SAYA_ANGGOTA_GRUP } from '../anggota/penempatan/place-anggota.queries.ts';
import { DATA_SAYA_PERMINTAAN_AKTIVASI } from '../anggota/permintaan/permintaan-aktivasi.queries.ts';
import { DATA_SAYA_ANGGOTA_SUMBER } from '../anggota/sinkron/anggota-sumber.queries.ts';
import { DATA_SAYA_SINKRONISASI_BARIS } from '../anggota/sinkron/baris-sinkron.queries.ts';
import { DATA_SAYA_SINKRONISASI } from '../anggota/sinkron/sinkronisasi.queries.ts';
import { DATA_SAYA_UNDANGAN_ANGGOTA } from '../anggota/undangan/undangan.queries.ts';
import { DATA_SAYA_ANGGOTA_ATRIBUT } from '../atribut/nilai/nilai-atribut.queries.ts';
import { DATA_SAYA_TANTANGAN } from '../auth/dasar/tantangan.queries.ts';
import { DATA_SAYA_TAUTAN } from '../auth/dasar/tautan.queries.ts';
import { DATA_SAYA_FAKTOR_TOTP } from '../auth/faktor/dasar/faktor.queries.ts';
import { DATA_SAYA_PASSKEY } from '../auth/faktor/passkey/passkey.queries.ts';
import { DATA_SAYA_PEMBERITAHUAN } from '../auth/lonceng/lonceng.queries.ts';
import { DATA_SAYA_PILIHAN_PEMBERITAHUAN } from '../auth/pemberitahuan/pilihan.queries.ts';
import { DATA_SAYA_SURAT_HARIAN } from '../auth/pemberitahuan/surat-harian.queries.ts';
import { DATA_SAYA_PUSH_PERAMBAN } from '../auth/push/push.queries.ts';
import { DATA_SAYA_PERAMBAN } from '../auth/sesi/peramban.queries.ts';
import { DATA_SAYA_SESI } from '../auth/sesi/sesi.queries.ts';
import { DATA_SAYA_AKUN_SIMPATIKA } from '../auth/simpatika/sambungan.queries.ts';
import { DATA_SAYA_ORDER_LANGGANAN } from '../billing/dasar/order.queries.ts';
import { DATA_SAYA_HARGA_LANGGANAN } from '../billing/harga/harga-langganan.queries.ts';
import { DATA_SAYA_CUTI_BERSAMA_HARI } from '../cuti/bersama/cuti-bersama.queries.ts';
import { DATA_SAYA_CUTI } from '../cuti/dasar/ajuan.queries.ts';
import { DATA_SAYA_CUTI_HARI_KEMBALI } from '../cuti/dasar/hari-kembali.queries.ts';
import { DATA_SAYA_CUTI_RIWAYAT } from '../cuti/dasar/riwayat-cuti.queries.ts';
import { DATA_SAYA_CUTI_DISPENSASI } from '../cuti/dispensasi/dispensasi.queries.ts';
import { DATA_SAYA_CUTI_KALENDER } from '../cuti/kalender/kalender-cuti.queries.ts';
import { DATA_SAYA_CUTI_LOT } from '../cuti/saldo/lot-saldo.queries.ts';
import { DATA_SAYA_KALENDER_SAYA } from '../dashboard/kalender/alamat-kalender-saya.queries.ts';
import { DATA_SAYA_TINDAK_LANJUT } from '../dashboard/tindak-lanjut.queries.ts';
import { DATA_SAYA_GANGGUAN_TERTUNDA } from '../gangguan/gangguan-tertunda.queries.ts';
import { DATA_SAYA_GANGGUAN } from '../gangguan/gangguan.queries.ts';
import { DATA_SAYA_GRUP } from '../grup/grup.queries.ts';
import { DATA_SAYA_JADWAL_KERJA } from '../jadwal/kerja/jadwal-kerja.queries.ts';
import { DATA_SAYA_POLA_KERJA_SASARAN } from '../jadwal/pola/pola-kerja.queries.ts';
import { DATA_SAYA_JADWAL_SHIFT } from '../jadwal/shift/jadwal-shift.queries.ts';
import { DATA_SAYA_TUKAR_SHIFT } from '../jadwal/tukar/tukar-shift.queries.ts';
import { DATA_SAYA_KEHADIRAN } from '../kehadiran/hari/kehadiran.queries.ts';
import { DATA_SAYA_PENGINGAT_HARI } from '../kehadiran/pengingat/pengingat.queries.ts';
import { DATA_SAYA_KLAIM_PRESENSI } from '../klaim-presensi/klaim-presensi.queries.ts';
import { DATA_SAYA_KUESIONER } from '../kuesioner/daftar/daftar.queries.ts';
import { DATA_SAYA_KUESIONER_PENGINGAT } from '../kuesioner/daftar/responden.queries.ts';
import { DATA_SAYA_KUESIONER_RESPONS } from '../kuesioner/dasar/jawaban.queries.ts';
import { DATA_SAYA_KUESIONER_BERKAS } from '../kuesioner/jawab/berkas-jawaban.queries.ts';
import { DATA_SAYA_KUESIONER_PARTISIPASI } from '../kuesioner/jawab/jawab.queries.ts';
import { DATA_SAYA_MUTASI } from '../mutasi/dasar/mutasi.queries.ts';
import { DATA_SAYA_PEMANTAU_TUGAS } from '../pemantau/pemantau.queries.ts';
import { DATA_SAYA_PENGUMUMAN } from '../pengumuman/pengumuman.queries.ts';
import { DATA_SAYA_PERANGKAT } from '../perangkat/daftar/perangkat.queries.ts';
import { DATA_SAYA_KARTU_DICABUT } from '../perangkat/kios/kartu.queries.ts';
import { DATA_SAYA_PERINTAH_MESIN } from '../perangkat/perintah/perintah-mesin.queries.ts';
import { DATA_SAYA_PERSETUJUAN_JENJANG } from '../persetujuan/dasar/jalur.queries.ts';
import { DATA_SAYA_PERSETUJUAN_JALAN } from '../persetujuan/jalan/jalan.queries.ts';
import { DATA_SAYA_PERSETUJUAN_PUTUSAN } from '../persetujuan/jalan/putusan-jenjang.queries.ts';
import { DATA_SAYA_PERSETUJUAN_TAUTAN } from '../persetujuan/surat/tautan.queries.ts';
import { DATA_SAYA_BERKAS } from '../platform/files/berkas.queries.ts';
import { DATA_SAYA_LOG_AKTIVITAS } from '../platform/http/pipeline/activity-log.queries.ts';
import { DATA_SAYA_IDEMPOTENSI } from '../platform/http/pipeline/idempotency.queries.ts';
import { DATA_SAYA_DOKUMEN } from '../platform/print/dokumen.queries.ts';
import { DATA_SAYA_PEKERJAAN } from '../platform/queue/pekerjaan.queries.ts';
import { DATA_SAYA_KEPERCAYAAN_PRESENSI } from '../presensi/kepercayaan/kepercayaan.queries.ts';
import { DATA_SAYA_PRESENSI } from '../presensi/ketukan/presensi.queries.ts';
import { DATA_SAYA_PRESENSI_MANUAL_JEJAK } from '../presensi/manual/jejak-manual.queries.ts';
import { DATA_SAYA_PRESENSI_MANUAL } from '../presensi/manual/presensi-manual.queries.ts';
import { DATA_SAYA_PUTUSAN_PRESENSI } from '../presensi/putusan/putusan-presensi.queries.ts';
import { DATA_SAYA_KUOTA } from '../tenant/kuota/kuota.queries.ts';
import { DATA_SAYA_VERVAL } from '../verval/bulan/verval.queries.ts';
import { DATA_SAYA_KIRIMAN_SIMPATIKA } from '../verval/kirim/porsi-kirim.queries.ts';
import { DATA_SAYA_WAJAH } from '../wajah/pendaftaran/wajah.queries.ts';
import { DATA_SAYA_WAJAH_PRESENSI } from '../wajah/presensi/banding.queries.ts';

/** What each domain says of its tables that name a person. */
export const SALINAN_TABEL: readonly SalinanTabel[] = [
  DATA_SAYA_PERMINTAAN_AKSES,
  DATA_SAYA_USERS,
  DATA_SAYA_ANGGOTA_GRUP,
  DATA_SAYA_PERMINTAAN_AKTIVASI,
  DATA_SAYA_ANGGOTA_SUMBER,
  DATA_SAYA_SINKRONISASI_BARIS,
  DATA_SAYA_SINKRONISASI,
  DATA_SAYA_UNDANGAN_ANGGOTA,
  DATA_SAYA_ANGGOTA_ATRIBUT,
  DATA_SAYA_TANTANGAN,
  DATA_SAYA_TAUTAN,
  DATA_SAYA_FAKTOR_TOTP,
  DATA_SAYA_PASSKEY,
  DATA_SAYA_PEMBERITAHUAN,
  DATA_SAYA_PILIHAN_PEMBERITAHUAN,
  DATA_SAYA_SURAT_HARIAN,
  DATA_SAYA_PUSH_PERAMBAN,
  DATA_SAYA_PERAMBAN,
  DATA_SAYA_SESI,
  DATA_SAYA_AKUN_SIMPATIKA,
  DATA_SAYA_ORDER_LANGGANAN,
  DATA_SAYA_HARGA_LANGGANAN,
  DATA_SAYA_CUTI_BERSAMA_HARI,
  DATA_SAYA_CUTI,
  DATA_SAYA_CUTI_HARI_KEMBALI,
  DATA_SAYA_CUTI_RIWAYAT,
  DATA_SAYA_CUTI_DISPENSASI,
  DATA_SAYA_CUTI_KALENDER,
  DATA_SAYA_CUTI_LOT,
  DATA_SAYA_KALENDER_SAYA,
  DATA_SAYA_TINDAK_LANJUT,
  DATA_SAYA_GANGGUAN_TERTUNDA,
  DATA_SAYA_GANGGUAN,
  DATA_SAYA_GRUP,
  DATA_SAYA_JADWAL_KERJA,
  DATA_SAYA_POLA_KERJA_SASARAN,
  DATA_SAYA_JADWAL_SHIFT,
  DATA_SAYA_TUKAR_SHIFT,
  DATA_SAYA_KEHADIRAN,
  DATA_SAYA_PENGINGAT_HARI,
  DATA_SAYA_KLAIM_PRESENSI,
  DATA_SAYA_KUESIONER,
  DATA_SAYA_KUESIONER_PENGINGAT,
  DATA_SAYA_KUESIONER_RESPONS,
  DATA_SAYA_KUESIONER_BERKAS,
  DATA_SAYA_KUESIONER_PARTISIPASI,
  DATA_SAYA_MUTASI,
  DATA_SAYA_PEMANTAU_TUGAS,
  DATA_SAYA_PENGUMUMAN,
  DATA_SAYA_PERANGKAT,
  DATA_SAYA_KARTU_DICABUT,
  DATA_SAYA_PERINTAH_MESIN,
  DATA_SAYA_PERSETUJUAN_JENJANG,
  DATA_SAYA_PERSETUJUAN_JALAN,
  DATA_SAYA_PERSETUJUAN_PUTUSAN,
  DATA_SAYA_PERSETUJUAN_TAUTAN,
  DATA_SAYA_BERKAS,
  DATA_SAYA_LOG_AKTIVITAS,
  DATA_SAYA_IDEMPOTENSI,
  DATA_SAYA_DOKUMEN,
  DATA_SAYA_PEKERJAAN,
  DATA_SAYA_KEPERCAYAAN_PRESENSI,
  DATA_SAYA_PRESENSI,
  DATA_SAYA_PRESENSI_MANUAL_JEJAK,
  DATA_SAYA_PRESENSI_MANUAL,
  DATA_SAYA_PUTUSAN_PRESENSI,
  DATA_SAYA_KUOTA,
  DATA_SAYA_VERVAL,
  DATA_SAYA_KIRIMAN_SIMPATIKA,
  DATA_SAYA_WAJAH,
  DATA_SAYA_WAJAH_PRESENSI,
];
