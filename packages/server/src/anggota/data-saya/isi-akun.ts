import { DIBUAT, INSTANSI, MASA, type Bagian } from './bagian.ts';

/** About the account, the memberships and what was done with them. */
export const ISI_AKUN: Readonly<Record<string, Bagian>> = {
  users: {
    judul: 'Akun',
    kolom: {
      nama: 'Nama',
      username: 'Username',
      email: 'Email',
      gender: 'Jenis kelamin',
      no_hp: 'Nomor HP',
      data_id: 'Nomor di sistem kepegawaian',
      file_foto: 'Foto',
      is_face_verified: 'Wajah terverifikasi',
      is_admin: 'Admin tenant',
      is_super_admin: 'Super admin',
      is_viewer: 'Viewer',
      is_pemantau: 'Pemantau',
      k_status: 'Status langganan',
      status: 'Status akun',
      dibuat_pada: 'Dibuat',
      keluar_pada: 'Keluar',
    },
    tanpa: ['user_id', 'password_hash', 'is_sandi_pemberian'],
    berkas: 'file_foto',
  },
  anggota: {
    judul: 'Keanggotaan instansi',
    kolom: {
      ...INSTANSI,
      role: 'Peran',
      status: 'Status anggota',
      nip: 'NIP',
      nik: 'NIK',
      nuptk: 'NUPTK',
      pin: 'PIN',
      kode_kartu: 'Kode kartu',
      jabatan: 'Jabatan',
      jenis_kepegawaian: 'Jenis kepegawaian',
      ...DIBUAT,
    },
    tanpa: ['user_id', 'versi'],
  },
  anggota_atribut: {
    judul: 'Atribut',
    kolom: { ...INSTANSI, atribut_id: 'Atribut', nilai: 'Isi' },
    tanpa: ['user_id', 'pemilik', 'tipe', 'angka'],
    // What is kept from the member is kept from him here too (aturan/atribut#siapa).
    milik: 'user_id = :saya and atribut_id in (select atribut_id from atribut where is_dilihat_anggota)',
  },
  permintaan_aktivasi: {
    judul: 'Permintaan aktivasi',
    kolom: { ...INSTANSI, diminta_pada: 'Diminta', jumlah: 'Berapa kali', ditolak_pada: 'Ditolak' },
    tanpa: ['user_id'],
  },
  keanggotaan: {
    judul: 'Masa keanggotaan',
    kolom: { ...INSTANSI, ...MASA },
    tanpa: ['keanggotaan_id', 'user_id', 'berlaku'],
  },
  anggota_grup: {
    judul: 'Grup',
    kolom: { ...INSTANSI, group_id: 'Grup', ...MASA },
    tanpa: ['anggota_grup_id', 'user_id', 'berlaku'],
  },
  anggota_lokasi: {
    judul: 'Lokasi presensi',
    kolom: { ...INSTANSI, lokasi_presensi_id: 'Lokasi' },
    tanpa: ['user_id'],
  },
  undangan_anggota: {
    judul: 'Undangan',
    kolom: {
      ...INSTANSI,
      isi: 'Isi',
      nomor: 'Nomor yang dikenal',
      putusan: 'Putusan',
      ...DIBUAT,
      kedaluwarsa_pada: 'Berlaku sampai',
      diputuskan_pada: 'Diputuskan',
    },
    tanpa: ['undangan_id', 'user_id', 'dibuat_oleh'],
  },
  pemantau_tugas: {
    judul: 'Tugas pemantau',
    kolom: { ...INSTANSI, ...MASA },
    tanpa: ['pemantau_tugas_id', 'user_id'],
  },
  sesi: {
    judul: 'Sesi masuk',
    kolom: {
      ip: 'Alamat IP',
      user_agent: 'Peramban',
      dibuat_pada: 'Masuk',
      terakhir_pada: 'Terakhir dipakai',
      kedaluwarsa_pada: 'Berakhir',
    },
    tanpa: ['sesi_id', 'token_hash', 'user_id', 'peramban_hash', 'tersambung_sejak', 'putus_pada'],
  },
  peramban: {
    judul: 'Peramban yang dikenal',
    kolom: { dibuat_pada: 'Dikenal sejak', terakhir_pada: 'Terakhir dipakai', dicabut_pada: 'Dicabut' },
    tanpa: ['token_hash', 'user_id'],
  },
  faktor_totp: {
    judul: 'Aplikasi autentikator',
    kolom: { ...DIBUAT, aktif_pada: 'Aktif' },
    tanpa: ['user_id', 'rahasia', 'langkah_terakhir'],
  },
  passkey: {
    judul: 'Passkey',
    kolom: { nama: 'Nama', ...DIBUAT, terakhir_pada: 'Terakhir dipakai' },
    tanpa: ['passkey_id', 'user_id', 'kredensial_id', 'kunci_publik', 'penghitung', 'transports'],
  },
  dokumen: {
    judul: 'Dokumen yang dibuat',
    kolom: { ...INSTANSI, judul: 'Judul', ...DIBUAT },
    tanpa: ['dokumen_id', 'ringkasan', 'user_id'],
  },
  log_aktivitas: {
    judul: 'Yang Anda lakukan',
    kolom: {
      ...INSTANSI,
      waktu: 'Waktu',
      kegiatan: 'Kegiatan',
      objek: 'Objek',
      hasil: 'Hasil',
      ip: 'Alamat IP',
      user_agent: 'Peramban',
    },
    // Before and after are of what he changed, and so may be about others.
    tanpa: ['log_id', 'transaksi', 'user_id', 'nama', 'objek_id', 'tentang_id', 'permintaan_id', 'sebelum', 'sesudah'],
  },
};
