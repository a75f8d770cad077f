import type { Pembaca } from '../pembaca/pembaca.ts';
import type { Bab } from './topik.ts';

/** What each looks for, in his own words, and whom he asks when it is not here. */
const MILIK: Record<Pembaca, { contoh: string; tanya: string }> = {
  anggota: { contoh: '“tukar”, “izin sakit”, “lupa absen”', tanya: 'operator instansi Anda' },
  operator: { contoh: '“tambah anggota”, “tukar”, “lupa absen”', tanya: 'admin induk Anda' },
  admin_tenant: { contoh: '“tambah instansi”, “peta”, “hari libur”', tanya: 'Super Admin' },
  pemantau: { contoh: '“peta”, “analitik”, “mutasi”', tanya: 'Super Admin yang memberi Anda akun ini' },
  super_admin: { contoh: '“harga”, “monitoring”, “izin peran”', tanya: 'pengelola server Hadir' },
};

const MENU: Record<Pembaca, string> = {
  anggota: 'Menu yang tidak tampak memerlukan izin dari administrator.',
  operator: 'Menu yang tidak tampak memerlukan izin dari administrator.',
  admin_tenant: 'Di dalam sebuah instansi menu yang tidak tampak tidak diizinkan bagi peran Anda.',
  pemantau: 'Yang tidak tampak tidak dibuka bagi Anda, atau tugasnya sudah berakhir.',
  super_admin: 'Izin setiap peran diatur di Kelola Akses.',
};

/** What all are told, each in his own words; it closes his book. */
export const umumOf = (bagi: Pembaca): Bab => ({
  judul: 'Umum',
  bagi,
  topik: [
    {
      judul: 'Menemukan sesuatu dengan cepat',
      kata: 'cari ctrl k menu tindakan lonceng',
      layar: ['home', 'dashboardTenant', 'dashboard', 'dashboard.viewer'],
      langkah: [
        `Tekan Ctrl K, atau kaca pembesar di atas, dan ketik kata Anda sendiri: ${MILIK[bagi].contoh}.`,
        'Pemberitahuan ada di lonceng; instansi lain dipilih di menu atas.',
      ],
    },
    {
      judul: 'Menu terkunci atau tidak ada',
      kata: 'gembok langganan izin akses hubungi tanya',
      layar: ['home', 'dashboardTenant', 'dashboard', 'dashboard.viewer'],
      langkah: [
        `Menu bergembok memerlukan langganan instansi. ${MENU[bagi]}`,
        `Perlu bantuan lain? Hubungi ${MILIK[bagi].tanya}.`,
      ],
    },
  ],
});
