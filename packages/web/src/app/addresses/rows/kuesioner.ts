import type { Addresses } from '../address.ts';

export const KUESIONER = {
  kuesioner: {
    plan: 'Kuesioner instansi: operator menyusun dan membaca hasilnya, anggota mengisi.',
    bagi: 'kuesioner.index',
    menu: { admin_organisasi: { urutan: 7 } },
    izin: 'kuesioner.index',
  },
  riwayatKuesioner: {
    plan: 'Kuesioner yang telah dan belum Anda isi.',
    bagi: 'kuesioner.index',
    menu: { user: { urutan: 3 } },
    izin: 'kuesioner.index',
  },
  'kuesioner.detail': { plan: 'Satu kuesioner dengan responden dan jawabannya.', bagi: 'kuesioner.index' },
  'survey-client': { plan: 'Mengisi kuesioner melalui tautan umum.' },
  'survey-success': { plan: 'Ucapan terima kasih setelah kuesioner terkirim.' },
  'survey-gagal': { plan: 'Keterangan saat kuesioner tidak dapat diisi.' },
} satisfies Addresses;
