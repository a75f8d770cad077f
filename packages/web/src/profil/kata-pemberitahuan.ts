import type { CaraPemberitahuan, JenisPemberitahuan } from '@hadir/rules/auth/pemberitahuan.ts';

/** What a kind is about. */
export const KATA_JENIS_PEMBERITAHUAN: Record<JenisPemberitahuan, { nama: string; tentang: string }> = {
  cuti: { nama: 'Ajuan cuti', tentang: 'Yang menunggu keputusan Anda' },
  presensi_manual: { nama: 'Presensi swafoto', tentang: 'Yang menunggu keputusan Anda' },
  klaim: { nama: 'Ubah presensi', tentang: 'Klaim yang menunggu keputusan Anda' },
  tukar_shift: { nama: 'Tukar shift', tentang: 'Yang meminta kesepakatan atau keputusan Anda' },
  hasil: { nama: 'Keputusan', tentang: 'Atas ajuan Anda sendiri, dan ajuan yang ditarik sesudah Anda putuskan' },
  mutasi: { nama: 'Mutasi', tentang: 'Kepindahan Anda, dan bagi operator mutasi instansinya' },
  kuesioner: { nama: 'Kuesioner', tentang: 'Pengingat kuesioner yang belum Anda jawab' },
  pengumuman: { nama: 'Pengumuman', tentang: 'Yang disampaikan instansi kepada semua anggotanya' },
  atribut: { nama: 'Atribut anggota', tentang: 'Yang menunggu persetujuan, dan putusannya' },
  langganan: { nama: 'Langganan', tentang: 'Yang akan berakhir, dan pembayarannya' },
  masa_simpan: { nama: 'Masa simpan', tentang: 'Yang diubah admin induk lain, dan sejak kapan berlaku' },
  belum_presensi: {
    nama: 'Belum presensi',
    tentang: 'Lima belas menit sebelum jam kerja Anda, bila belum ada presensi',
  },
  belum_pulang: { nama: 'Belum pulang', tentang: 'Lima belas menit sesudah jam kerja, bila belum ada presensi pulang' },
  belum_lengkap: {
    nama: 'Hari belum lengkap',
    tentang: 'Hari kerja terakhir yang kurang presensinya, keesokan paginya',
  },
};

export const LABEL_CARA_PEMBERITAHUAN: Record<CaraPemberitahuan, string> = {
  beranda: 'Di lonceng saja',
  surat: 'Lonceng dan email',
  harian: 'Lonceng, satu email sehari',
  tidak: 'Tidak usah',
};

/** What nobody may switch off, and why. */
export const WAJIB = [
  {
    nama: 'Keamanan akun',
    sebab:
      'Masuk dari perangkat baru, faktor kedua, kata sandi, dan alamat email: tanpa surat ini Anda tidak tahu bila orang lain memakai akun Anda.',
  },
  {
    nama: 'Aktivasi dan undangan',
    sebab: 'Tautannya hanya dapat sampai lewat email.',
  },
  {
    nama: 'Pendaftaran instansi',
    sebab: 'Dikirim sekali kepada yang memutuskannya, sampai tidak ada lagi yang menunggu.',
  },
  {
    nama: 'Keputusan tentang diri Anda',
    sebab: 'Selalu tampil di layarnya masing-masing, apa pun pilihan emailnya.',
  },
  {
    nama: 'Presensi ditahan dan tindak lanjut',
    sebab: 'Selalu di Beranda operator; tidak pernah dikirim lewat email.',
  },
] as const;
