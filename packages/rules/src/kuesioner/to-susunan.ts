import type { JenisPertanyaan, Syarat } from './pertanyaan.ts';
import type { Templat } from './templat-kuesioner.ts';

type PertanyaanTemplat = {
  pertanyaan_id: number;
  jenis: JenisPertanyaan;
  judul: string;
  keterangan: string;
  is_wajib: boolean;
  syarat: (Syarat & { nilai: number[] }) | null;
  pilihan: { pilihan_id: number; teks: string }[];
  baris: { baris_id: number; teks: string }[];
  minimum: number | null;
  maksimum: number | null;
  label_minimum: string;
  label_maksimum: string;
};

/** A template's sections, with their questions, choices and rows numbered from 1 on. */
export function toSusunan({ bagian }: Pick<Templat, 'bagian'>) {
  let nomor = 0;
  return bagian.map(({ judul, pertanyaan }, at) => ({
    bagian_id: at + 1,
    judul,
    keterangan: '',
    pertanyaan: pertanyaan.map((one): PertanyaanTemplat => {
      nomor += 1;
      const [minimum, maksimum] = one.batas ?? [null, null];
      const [label_minimum, label_maksimum] = one.label ?? ['', ''];
      return {
        pertanyaan_id: nomor,
        jenis: one.jenis,
        judul: one.judul,
        keterangan: '',
        is_wajib: one.is_wajib ?? false,
        syarat: one.syarat ? { pertanyaan_id: one.syarat.ke, nilai: [...one.syarat.nilai] } : null,
        pilihan: (one.pilihan ?? []).map((teks, index) => ({ pilihan_id: index + 1, teks })),
        baris: (one.baris ?? []).map((teks, index) => ({ baris_id: index + 1, teks })),
        minimum,
        maksimum,
        label_minimum,
        label_maksimum,
      };
    }),
  }));
}
