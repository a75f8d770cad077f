import { findAnggota } from '../anggota/dasar/anggota.queries.ts';
import { askCutiBersama } from '../cuti/bersama/ask-cuti-bersama.ts';
import { countSaldoBersama } from '../cuti/bersama/count-saldo-bersama.ts';
import { writeSemuaBuku } from '../cuti/buku/write-semua-buku.ts';
import { endCutiAnggota } from '../cuti/ajuan/end-cuti-anggota.ts';
import { requireCutiAktif } from '../cuti/pengaturan/require-cuti-aktif.ts';
import { koneksiKalender } from '../cuti/kalender/koneksi-kalender.queries.ts';
import { grantJatahAnggota } from '../cuti/saldo/grant-jatah-anggota.ts';
import { askSyncCuti } from '../cuti/sinkron/ask-sync-cuti.ts';
import { countCutiTersentuh } from '../cuti/sinkron/cuti-tersentuh.queries.ts';
import { askSyncKurang } from '../cuti/sinkron/ask-sync-kurang.ts';
import { permintaanCuti } from '../cuti/surat/permintaan-cuti.ts';
import { listPenetapan } from '../jadwal/berlaku/penetapan.queries.ts';
import { endTukarAnggota } from '../jadwal/tukar/end-tukar-anggota.ts';
import { permintaanTukar } from '../jadwal/tukar/permintaan-tukar.ts';
import { countTukarDiminta } from '../jadwal/tukar/tukar-shift.queries.ts';
import { askKabarKoreksi } from '../klaim-presensi/dasar/ask-kabar-koreksi.ts';
import { endKlaimAnggota } from '../klaim-presensi/end-klaim-anggota.ts';
import { permintaanKlaim } from '../klaim-presensi/permintaan-klaim.ts';
import { isPenyetujuOf } from '../persetujuan/jalan/is-penyetuju-of.ts';
import { askIngatkan } from '../persetujuan/surat/ask-ingatkan.ts';
import { permintaanManual } from '../presensi/manual/permintaan-manual.ts';
import { koneksiPembayaran } from '../billing/bayar/koneksi-pembayaran.queries.ts';
import { koneksiSurat } from '../tenant/koneksi/koneksi-surat.queries.ts';
import { listBulanTertutup } from '../verval/bulan/bulan-tertutup.queries.ts';
import { koneksiSimpatika } from '../verval/kirim/koneksi-simpatika.queries.ts';
import { HITUNG_DOKUMEN } from './hitung-dokumen.ts';
import { LEWAT_SURAT } from './lewat-surat.ts';
import { requireGrup } from '../grup/require-grup.ts';
import { closeHari } from '../kehadiran/tutup-hari/close-hari.ts';
import { isWajahDibandingkan } from '../wajah/dasar/is-wajah-dibandingkan.ts';
import { isWajahTerdaftar } from '../wajah/pendaftaran/is-wajah-terdaftar.ts';
import { sweepWajah } from '../wajah/pendaftaran/sweep-wajah.ts';
import { hasPerangkatDi } from '../perangkat/dasar/has-perangkat-di.queries.ts';
import { countTertahanMenunggu } from '../perangkat/tertahan/tertahan-daftar.queries.ts';
import { countWajahMenunggu } from '../wajah/presensi/count-wajah-menunggu.ts';
import { countGangguanMenunggu } from '../gangguan/gangguan.queries.ts';
import { countMenungguPutusan } from '../presensi/putusan/presensi-ditinjau.queries.ts';
import { listFotoPresensi } from '../presensi/ketukan/foto-presensi.queries.ts';
import { hasPresensiDi } from '../presensi/ketukan/has-presensi-di.queries.ts';
import { endMutasiAnggota } from '../mutasi/dasar/end-mutasi-anggota.ts';
import { listBermutasi, listKeanggotaanBerakhir } from '../mutasi/dasar/jejak-mutasi.queries.ts';
import { findPindahDari, listPindahAkun } from '../mutasi/dasar/pindah-akun.queries.ts';
import { loadMutasiAnggota } from '../mutasi/dasar/load-mutasi-anggota.ts';
import { tellPinjaman } from '../mutasi/dasar/tell-pinjaman.ts';
import { requireBukaKembali } from '../mutasi/dasar/require-buka-kembali.ts';
import { countMutasiMenunggu } from '../mutasi/daftar/select-mutasi.queries.ts';
import type { Upward } from '../platform/ctx/upward.ts';

/** Who answers what domains tell and ask upward. */
export const UPWARD: Upward = {
  findAnggota,
  listPindahAkun,
  findPindahDari,
  onKepalaBerubah: askIngatkan,
  onJabatanBerubah: askIngatkan,
  onKeanggotaanBerakhir: async (ctx, user_id, tujuan) => {
    await endCutiAnggota(ctx, { user_id, tujuan });
    await endTukarAnggota(ctx, { user_id, tujuan });
    await endKlaimAnggota(ctx, { user_id, tujuan });
    // Whether he is a member elsewhere is not seen from inside one organisation.
    ctx.afterCommit(() => sweepWajah(ctx.deps, ctx.now, user_id));
  },
  onKeanggotaanDimulai: async (ctx, user_ids) => {
    await grantJatahAnggota(ctx, user_ids);
    // So that every screen counts them from now on, also one that derives nothing.
    ctx.afterCommit(() => closeHari(ctx.deps.db, ctx.organisasi, ctx.now));
  },
  requireBukaKembali,
  loadMutasiAnggota,
  listBermutasi,
  listKeanggotaanBerakhir,
  endMutasiAnggota,
  listBulanTertutup,
  onAnggotaKembali: async (ctx, user_id) => {
    await tellPinjaman(ctx, { ...ctx.organisasi, user_id }, { kata: 'diaktifkan kembali', mulai: ctx.today });
  },
  isPenyetujuOf,
  isLokasiTerpakai: async (ctx, lokasi_presensi_id) =>
    (await hasPerangkatDi(ctx, lokasi_presensi_id)) || (await hasPresensiDi(ctx, lokasi_presensi_id)),
  isWajahTerdaftar,
  isWajahDibandingkan,
  closeHari,
  listPenetapan,
  listFotoPresensi,
  requireFeature: { cuti: requireCutiAktif },
  requireGrup,
  onHariKerjaBerubah: askSyncCuti,
  onHariDikoreksi: askKabarKoreksi,
  countCutiTersentuh,
  onSaldoBertambah: askSyncKurang,
  onHariLiburBerubah: askCutiBersama,
  countSaldoBersama,
  permintaan: {
    cuti: permintaanCuti,
    presensi_manual: permintaanManual,
    klaim: permintaanKlaim,
    tukar_shift: permintaanTukar,
  },
  lewatSurat: LEWAT_SURAT,
  countMutasi: countMutasiMenunggu,
  countDitinjau: countMenungguPutusan,
  countGangguan: countGangguanMenunggu,
  countWajah: countWajahMenunggu,
  countTertahan: countTertahanMenunggu,
  countKesepakatan: countTukarDiminta,
  writeSemuaBuku,
  hitungDokumen: HITUNG_DOKUMEN,
  koneksi: {
    simpatika: koneksiSimpatika,
    surat: koneksiSurat,
    kalender: koneksiKalender,
    pembayaran: koneksiPembayaran,
  },
};
