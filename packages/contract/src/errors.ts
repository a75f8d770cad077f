import { VERVAL_ERRORS } from './verval/verval-errors.ts';

/**
 * Every refusal the server can answer with: its status and the sentence the user reads.
 * `{name}` in a sentence is filled from the refusal's details.
 */
export const ERRORS = {
  'input.malformed': { status: 400, message: 'Permintaan tidak dapat dibaca. Muat ulang halaman lalu coba lagi' },
  'auth.sign_in_required': { status: 401, message: 'Silakan masuk terlebih dahulu' },
  'auth.session_expired': { status: 401, message: 'Sesi Anda telah berakhir. Silakan masuk kembali' },
  'auth.account_blocked': { status: 401, message: 'Akun Anda diblokir. Hubungi operator instansi Anda' },
  'auth.wrong_credentials': { status: 401, message: 'Username atau kata sandi salah' },
  'auth.link_invalid': { status: 422, message: 'Tautan tidak berlaku lagi atau sudah dipakai. Minta tautan baru' },
  'akun.synced': {
    status: 433,
    message: 'Akun ini dikelola sistem data kepegawaian. Ubah username dan kata sandi di sana',
  },
  'akses.denied': { status: 403, message: 'Anda tidak memiliki akses' },
  'akses.cross_site': { status: 403, message: 'Permintaan dari situs lain ditolak' },
  'input.not_found': { status: 404, message: 'Data tidak ditemukan' },
  'input.no_such_call': { status: 404, message: 'Alamat tidak ditemukan' },
  'input.method_not_allowed': { status: 405, message: 'Cara memanggil alamat ini tidak sesuai' },
  'input.invalid': { status: 422, message: 'Periksa kembali isian Anda' },
  'input.unknown_reference': { status: 422, message: 'Data yang dirujuk tidak ditemukan' },
  'input.duplicate': { status: 422, message: 'Data yang sama sudah ada' },
  'input.body_too_large': { status: 422, message: 'Data yang dikirim terlalu besar' },
  'input.file_too_large': { status: 422, message: 'Berkas terlalu besar. Ukuran paling besar {maks}' },
  'input.file_type': { status: 422, message: 'Jenis berkas tidak didukung. Gunakan {jenis}' },
  'input.file_unreadable': { status: 422, message: 'Berkas rusak atau tidak dapat dibaca' },
  'input.file_missing': { status: 422, message: 'Pilih berkas terlebih dahulu' },
  'input.idempotency_key': { status: 422, message: 'Kunci permintaan (Idempotency-Key) wajib berupa UUID' },
  'input.idempotency_reused': { status: 422, message: 'Kunci permintaan ini sudah dipakai untuk data lain' },
  'system.rate_limited': { status: 433, message: 'Terlalu banyak percobaan. Coba lagi dalam {detik} detik' },
  'langganan.kuota_full': {
    status: 433,
    message: 'Kuota anggota ({kuota}) tidak cukup: {terpakai} sudah terpakai. Tambah kuota di Langganan',
  },
  'langganan.locked': { status: 433, message: 'Fitur ini terkunci. Berlangganan untuk membukanya' },
  'akun.email_taken': { status: 422, message: 'Alamat email sudah dipakai akun lain' },
  'akun.username_taken': { status: 422, message: 'Username sudah dipakai, pilih yang lain' },
  'akun.member_elsewhere': {
    status: 433,
    message:
      'Anggota ini juga terdaftar di instansi lain. Ubah keanggotaannya di instansi Anda, atau minta admin tenant',
  },
  'anggota.pin_taken': { status: 422, message: 'PIN sudah dipakai anggota lain' },
  'anggota.nip_taken': { status: 422, message: 'NIP sudah dipakai anggota lain' },
  'anggota.already_member': { status: 422, message: 'Orang ini sudah menjadi anggota' },
  'anggota.already_active': { status: 433, message: 'Akun anggota ini sudah aktif' },
  'anggota.none_waiting': { status: 433, message: 'Tidak ada anggota yang menunggu aktivasi' },
  'anggota.changed_meanwhile': {
    status: 433,
    message: 'Data anggota ini baru saja diubah orang lain. Muat ulang lalu ulangi perubahan Anda',
  },
  'anggota.last_operator': {
    status: 433,
    message: 'Ini satu-satunya operator instansi. Tunjuk operator lain terlebih dahulu',
  },
  'anggota.is_kepala': {
    status: 433,
    message: 'Anggota ini kepala grup {grup}. Ganti kepala grup itu terlebih dahulu',
  },
  'anggota.oneself': { status: 433, message: 'Anda tidak dapat mengakhiri atau menonaktifkan keanggotaan sendiri' },
  'grup.has_history': {
    status: 433,
    message: 'Grup ini sudah pernah dipakai, jadi tidak dapat dihapus. Nonaktifkan saja',
  },
  'grup.nama_taken': { status: 422, message: 'Nama grup sudah dipakai' },
  'grup.inactive': { status: 433, message: 'Grup {nama} tidak aktif. Aktifkan dahulu, atau pilih grup lain' },
  'lokasi.in_use': {
    status: 433,
    message: 'Lokasi ini sudah dipakai, jadi tidak dapat dihapus. Nonaktifkan saja',
  },
  'organisasi.has_members': {
    status: 433,
    message: 'Instansi ini memiliki {jumlah} anggota, jadi tidak dapat dihapus. Nonaktifkan saja',
  },
  'organisasi.has_history': {
    status: 433,
    message: 'Instansi ini sudah memiliki data, jadi tidak dapat dihapus. Nonaktifkan saja',
  },
  'organisasi.kode_taken': { status: 422, message: 'Kode instansi sudah dipakai' },
  'impor.unreadable': { status: 422, message: 'Berkas tidak dapat dibaca sebagai XLSX' },
  'impor.wrong_columns': {
    status: 422,
    message: 'Kolom {kolom} tidak ada di baris pertama berkas. Gunakan format yang disediakan',
  },
  'impor.unknown_column': {
    status: 422,
    message: 'Kolom {kolom} tidak dikenal atau ada dua kali. Gunakan format yang disediakan',
  },
  'impor.empty': { status: 422, message: 'Berkas tidak berisi data' },
  'impor.too_many_rows': {
    status: 422,
    message: 'Berkas berisi lebih dari {maks} baris. Bagi menjadi beberapa berkas',
  },
  'impor.rows_invalid': {
    status: 422,
    message: 'Ada {jumlah} baris yang perlu diperbaiki. Tidak ada yang disimpan',
  },
  'anggota.inactive': { status: 433, message: 'Keanggotaan Anda tidak aktif. Hubungi operator instansi Anda' },
  'presensi.not_a_member': {
    status: 433,
    message: 'Anda bukan anggota instansi ini, jadi tidak dapat presensi di sini',
  },
  'presensi.outside': {
    status: 433,
    message: 'Anda berada {jarak} meter dari lokasi presensi. Mendekatlah ke lokasi lalu coba lagi',
  },
  'presensi.no_position': { status: 433, message: 'Lokasi Anda tidak terdeteksi. Nyalakan lokasi lalu coba lagi' },
  'presensi.luring_too_late': {
    status: 433,
    message: 'Presensi luring ini sudah lewat {jam} jam dan tidak dapat diterima. Ajukan presensi swafoto',
  },
  'jadwal.changes_past': {
    status: 433,
    message:
      'Perubahan ini mengubah {hari} hari kehadiran yang sudah lewat. Periksa pratinjaunya, lalu kirim sebagai koreksi',
  },
  'jadwal.in_use': {
    status: 433,
    message: 'Jam kerja ini sudah dipakai, jadi tidak dapat dihapus. Nonaktifkan saja',
  },
  'jadwal.inactive': { status: 433, message: 'Jam kerja {nama} tidak aktif. Aktifkan dahulu, atau pilih yang lain' },
  'presensi.decided': { status: 433, message: 'Presensi pukul {jam} {keadaan}, jadi tidak dapat {tindakan}' },
  'presensi.own': { status: 433, message: 'Presensi Anda sendiri diputuskan operator lain atau admin tenant' },
  'presensi.by_request': {
    status: 433,
    message: 'Presensi ini berasal dari permintaan swafoto. Putuskan lewat Presensi Swafoto',
  },
  'presensi_manual.barred': {
    status: 433,
    message:
      'Permintaan Anda untuk {tanggal} ditolak permanen, jadi tidak dapat diajukan lagi. Hubungi operator instansi Anda',
  },
  'presensi_manual.state': { status: 433, message: 'Permintaan ini sudah {status}, jadi tidak dapat {tindakan}' },
  'presensi_manual.permanent': {
    status: 433,
    message: 'Permintaan ini ditolak permanen. Batalkan penolakan permanennya dahulu',
  },
  'presensi_manual.own': {
    status: 433,
    message: 'Permintaan Anda sendiri diputuskan operator lain atau admin tenant',
  },
  'gangguan.state': { status: 433, message: 'Gangguan ini sudah {status}, jadi tidak dapat {tindakan}' },
  'gangguan.tenant_owned': {
    status: 433,
    message: 'Gangguan ini dicatat tenant dan hanya dapat diputuskan oleh admin tenant',
  },
  'klaim.state': { status: 433, message: 'Klaim ini {status}, jadi tidak dapat {tindakan}' },
  'klaim.undecided_only': {
    status: 433,
    message: 'Klaim yang sudah berlaku hanya dapat dibatalkan oleh operator instansi Anda',
  },
  ...VERVAL_ERRORS,
  'pola_kerja.nama_taken': { status: 422, message: 'Nama pola kerja sudah dipakai' },
  'tukar_shift.state': { status: 433, message: 'Tukar shift ini sudah {status}, jadi tidak dapat {tindakan}' },
  'tukar_shift.tanpa_roster': {
    status: 433,
    message: '{nama} tidak memiliki jadwal shift pada {tanggal}, jadi tidak dapat ditukar',
  },
  'tukar_shift.sudah_ditukar': {
    status: 433,
    message: 'Jadwal shift {nama} pada {tanggal} sudah ditukar atau sedang diajukan untuk ditukar',
  },
  'hari_libur.tenant_owned': {
    status: 433,
    message: 'Hari libur ini milik tenant dan hanya dapat diubah oleh admin tenant',
  },
  'hari_libur.no_decree': {
    status: 433,
    message: 'Keputusan hari libur nasional dan cuti bersama tahun {tahun} belum ada. Coba lagi setelah diterbitkan',
  },
  'ketidakhadiran.disabled': { status: 433, message: 'Ketidakhadiran dinonaktifkan di pengaturan instansi ini' },
  'laporan.expired': {
    status: 433,
    message: 'Berkas laporan ini sudah dihapus 90 hari setelah dibuat. Buat laporannya lagi',
  },
  'laporan.not_ready': { status: 433, message: 'Laporan ini belum selesai dibuat. Coba lagi sebentar' },
  'periode.tenant_owned': {
    status: 433,
    message: 'Periode ini milik tenant dan hanya dapat diubah oleh admin tenant',
  },
  'periode.nama_taken': { status: 422, message: 'Nama periode sudah dipakai' },
  'skor_presensi.tenant_owned': {
    status: 433,
    message: 'Kategori ini milik tenant dan hanya dapat diubah oleh admin tenant',
  },
  'skor_presensi.overlaps': {
    status: 422,
    message: 'Rentang menitnya bertumpang tindih dengan kategori lain dari jenis dan masa berlaku yang sama',
  },
  'skor_presensi.exists': { status: 433, message: 'Kategori keterlambatan sudah ada, jadi bawaan tidak diisikan' },
  'jadwal.tenant_owned': {
    status: 433,
    message: 'Jam kerja ini milik tenant dan hanya dapat diubah oleh admin tenant',
  },
  'cuti.disabled': { status: 433, message: 'Fitur cuti tidak aktif di instansi ini' },
  'cuti.hidden': { status: 433, message: 'Ketidakhadiran dinonaktifkan untuk instansi ini' },
  'cuti.state': { status: 433, message: 'Ajuan ini sudah {status}, jadi tidak dapat {tindakan}' },
  'cuti.already_decided': {
    status: 433,
    message: 'Ajuan ini sudah {putusan} oleh {nama}, jadi tidak dapat {tindakan}',
  },
  'cuti.all_taken': { status: 433, message: 'Semua hari cuti ini sudah diambil, jadi tidak ada yang dapat dibatalkan' },
  'cuti.link_unknown': {
    status: 404,
    message: 'Tautan ini tidak dikenal. Salin seluruhnya dari surat, atau masuk ke Hadir dan buka Persetujuan Cuti',
  },
  'cuti.link_used': {
    status: 422,
    message: 'Tautan ini sudah dipakai, dan keputusan Anda sudah tersimpan. Masuk ke Hadir untuk melihatnya',
  },
  'cuti.link_expired': {
    status: 422,
    message: 'Tautan ini lewat 14 hari dan tidak berlaku lagi. Masuk ke Hadir untuk memutuskan ajuannya',
  },
  'cuti.link_not_yours': {
    status: 422,
    message: 'Ajuan ini sudah diputuskan, ditarik, atau dialihkan kepada orang lain. Masuk ke Hadir untuk melihatnya',
  },
  'cuti.link_revoked': {
    status: 422,
    message: 'Anda tidak lagi bertugas di instansi ini, jadi tautan ini tidak berlaku. Hubungi operatornya',
  },
  'cuti.not_changed': { status: 433, message: 'Tanggal ajuan ini tidak diubah, jadi tidak ada yang dapat ditolak' },
  'cuti.not_member': {
    status: 433,
    message: 'Anda bukan anggota instansi ini, jadi tidak dapat mengajukan cuti di sini',
  },
  'cuti.range_reversed': { status: 433, message: 'Tanggal akhir tidak boleh sebelum tanggal awal' },
  'cuti.kategori_inactive': { status: 433, message: 'Kategori {nama} tidak aktif. Pilih kategori lain' },
  'cuti.gender_mismatch': { status: 433, message: 'Kategori {nama} hanya untuk anggota {gender}' },
  'cuti.setengah_hari': { status: 433, message: 'Kategori {nama} tidak dapat diambil setengah hari' },
  'cuti.no_counted_day': { status: 433, message: 'Tidak ada hari kerja pada tanggal ini, jadi tidak perlu cuti' },
  'cuti.too_long': { status: 433, message: 'Ajuan ini {hari} hari; kategori {nama} paling lama {maks_hari} hari' },
  'cuti.too_late': {
    status: 433,
    message: 'Tanggal mulai sudah terlalu lama lewat. Paling awal {paling_awal}, atau minta dispensasi',
  },
  'cuti.too_soon': { status: 433, message: 'Ajukan lebih awal: tanggal mulai paling cepat {paling_awal}' },
  'cuti.lampiran_required': {
    status: 433,
    message: 'Lampirkan surat keterangan: kategori {nama} mewajibkannya mulai {mulai_hari} hari',
  },
  'cuti.overlapping': {
    status: 433,
    message: 'Tanggal ini bertumpang tindih dengan cuti lain yang diajukan atau disetujui',
  },
  'cuti.overlaps': {
    status: 433,
    message: 'Tanggal ini bertumpang tindih dengan cuti {rentang} yang sudah diajukan atau disetujui',
  },
  'cuti.saldo_short': { status: 433, message: 'Saldo tidak cukup: perlu {needed} hari, tersedia {sisa} hari' },
  'kategori_cuti.nama_taken': { status: 422, message: 'Nama kategori sudah dipakai' },
  'kategori_cuti.in_use': {
    status: 433,
    message: 'Kategori ini sudah dipakai, jadi tidak dapat dihapus. Nonaktifkan saja',
  },
  'kategori_cuti.exists': { status: 433, message: 'Kategori sudah ada, jadi bawaan tidak diisikan' },
  'saldo_cuti.no_saldo': { status: 433, message: 'Kategori {nama} tidak memakai saldo' },
  'saldo_cuti.previous_closed': {
    status: 433,
    message: 'Tahun dibuka berurutan: buka dahulu tahun {tahun}',
  },
  'persetujuan.exists': { status: 422, message: 'Jalur persetujuan untuk hal ini sudah ada. Ubah yang ada' },
  'persetujuan.not_your_turn': { status: 433, message: 'Ajuan ini menunggu keputusan {nama}, bukan keputusan Anda' },
  'persetujuan.own_request': { status: 433, message: 'Ajuan sendiri diputuskan oleh orang lain' },
  'persetujuan.moved_on': {
    status: 433,
    message: 'Jenjang ini baru saja diputuskan orang lain. Ajuan sekarang menunggu keputusan {nama}',
  },
  'organisasi.cannot_enter': { status: 520, message: "Mohon Ma'af. Instansi Tidak Ditemukan" },
  'system.failed': {
    status: 500,
    message: 'Terjadi kesalahan pada sistem. Harap hubungi Administrator',
  },
  'system.busy': { status: 433, message: 'Sistem sedang sibuk. Coba lagi sebentar' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** The body of every refusal. `errors` names the invalid fields; `details` carries the numbers behind the sentence. */
export type ErrorBody = {
  code: number;
  error: ErrorCode;
  message: string;
  data: null;
  errors?: Record<string, string[]>;
  details?: Record<string, unknown>;
  reference?: string;
};

/** The sentence of a refusal with its numbers filled in. */
export function pesanError(code: ErrorCode, details: Record<string, unknown> = {}): string {
  return ERRORS[code].message.replace(/\{(\w+)\}/g, (_, name: string) => String(details[name] ?? ''));
}
