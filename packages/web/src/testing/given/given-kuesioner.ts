import type { KuesionerDetail } from '@hadir/contract/kuesioner/daftar/kuesioner-baris.ts';
import { TEMPLAT_KUESIONER } from '@hadir/rules/kuesioner/templat-kuesioner.ts';
import { toSusunan } from '@hadir/rules/kuesioner/to-susunan.ts';

/** The templates as the server lists them. */
export const templatKuesioner = TEMPLAT_KUESIONER.map(({ jenis, judul, keterangan, is_anonim, ucapan, bagian }) => ({
  jenis,
  judul,
  keterangan,
  is_anonim,
  ucapan,
  bagian: toSusunan({ bagian }),
}));

/** A draft of two questions for everybody; the second stands on the first. */
export function givenKuesioner(others: Partial<KuesionerDetail> = {}): KuesionerDetail {
  const [kesehatan] = toSusunan({
    bagian: [
      {
        judul: 'Keadaan',
        pertanyaan: [
          { jenis: 'pilihan', judul: 'Apakah Anda sehat?', is_wajib: true, pilihan: ['Ya', 'Tidak'] },
          { jenis: 'teks_panjang', judul: 'Apa keluhannya?', syarat: { ke: 1, nilai: [2] } },
        ],
      },
    ],
  });
  return {
    kuesioner_id: 5,
    judul: 'Kesehatan guru',
    keterangan: '',
    status: 'draf',
    keadaan: 'draf',
    is_anonim: false,
    sasaran: 'semua',
    tgl_mulai: null,
    tgl_selesai: null,
    jumlah_pertanyaan: 2,
    jumlah_sasaran: 40,
    jumlah_menjawab: 0,
    jumlah_lewat_tautan: 0,
    has_tautan: false,
    dibuat_pada: '2026-11-20T01:00:00.000Z',
    bagian: kesehatan ? [kesehatan] : [],
    group_ids: [],
    user_ids: [],
    ucapan: '',
    is_sekali_perangkat: true,
    is_tetap: false,
    versi: 1,
    ...others,
  };
}
