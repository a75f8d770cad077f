import { INSTANSI, type Bagian } from './bagian.ts';

/**
 * About questionnaires: that he was asked and has answered, and what he said where it is kept with his name. Of an
 * anonymous one nobody can say what he answered (aturan/kuesioner#anonim).
 */
export const ISI_KUESIONER: Readonly<Record<string, Bagian>> = {
  kuesioner_partisipasi: {
    judul: 'Kuesioner yang dijawab',
    kolom: { ...INSTANSI, kuesioner_id: 'Nomor kuesioner', tanggal: 'Dijawab' },
    tanpa: ['user_id'],
  },
  kuesioner_respons: {
    judul: 'Jawaban kuesioner',
    kolom: {
      ...INSTANSI,
      kuesioner_id: 'Nomor kuesioner',
      respons_id: 'Nomor jawaban',
      group_id: 'Grup',
      dikirim_pada: 'Dikirim',
    },
    tanpa: ['user_id', 'is_anonim', 'tanggal'],
  },
  kuesioner_jawaban: {
    judul: 'Isi jawaban kuesioner',
    kolom: {
      ...INSTANSI,
      kuesioner_id: 'Nomor kuesioner',
      respons_id: 'Nomor jawaban',
      pertanyaan_id: 'Nomor pertanyaan',
      baris_id: 'Baris',
      nilai: 'Pilihan',
      angka: 'Angka',
      tanggal: 'Tanggal',
      teks: 'Teks',
      berkas_id: 'Berkas',
    },
    tanpa: ['urutan'],
    milik: 'respons_id in (select respons_id from kuesioner_respons where user_id = :saya)',
  },
  kuesioner_berkas: {
    judul: 'Berkas kuesioner',
    kolom: { ...INSTANSI, kuesioner_id: 'Nomor kuesioner', pertanyaan_id: 'Nomor pertanyaan', berkas_id: 'Berkas' },
    tanpa: ['user_id'],
    berkas: 'berkas_id',
  },
  kuesioner_pengingat: {
    judul: 'Pengingat kuesioner',
    kolom: { ...INSTANSI, kuesioner_id: 'Nomor kuesioner', tanggal: 'Diingatkan' },
    tanpa: ['user_id'],
  },
};
