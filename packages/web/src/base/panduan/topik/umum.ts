import type { Bab } from './topik.ts';

export const UMUM: Bab = {
  judul: 'Umum',
  bagi: 'anggota',
  topik: [
    {
      judul: 'Menemukan sesuatu dengan cepat',
      kata: 'cari ctrl k menu tindakan',
      layar: ['home'],
      langkah: [
        'Tekan Ctrl K, atau kaca pembesar di atas, dan ketik kata Anda sendiri: "tukar", "izin sakit", "lupa absen".',
        'Pemberitahuan ada di lonceng; instansi lain dipilih di menu atas.',
      ],
    },
    {
      judul: 'Menu terkunci atau tidak ada',
      kata: 'gembok langganan izin akses',
      layar: ['home'],
      langkah: [
        'Menu bergembok memerlukan langganan instansi. Menu yang tidak tampak memerlukan izin dari administrator.',
        'Perlu bantuan lain? Hubungi operator instansi Anda.',
      ],
    },
  ],
};
