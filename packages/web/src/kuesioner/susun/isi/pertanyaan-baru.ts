import type { JenisPertanyaan } from '@hadir/rules/kuesioner/pertanyaan.ts';
import type { Pertanyaan } from './isi-kuesioner.ts';

const BERPILIHAN: readonly JenisPertanyaan[] = ['pilihan', 'beberapa', 'matriks'];

/** A question without words, with what its kind needs to begin with. */
export function newPertanyaan(pertanyaan_id: number, jenis: JenisPertanyaan): Pertanyaan {
  return withJenis(
    {
      pertanyaan_id,
      jenis,
      judul: '',
      keterangan: '',
      is_wajib: false,
      syarat: null,
      pilihan: [],
      baris: [],
      minimum: null,
      maksimum: null,
      label_minimum: '',
      label_maksimum: '',
    },
    jenis,
  );
}

/** The question as another kind: its choices go along where the kind has any, what it has no use for is left out. */
export function withJenis(pertanyaan: Pertanyaan, jenis: JenisPertanyaan): Pertanyaan {
  const { pilihan, baris, label_minimum, label_maksimum } = pertanyaan;
  const isSkala = jenis === 'skala';
  return {
    ...pertanyaan,
    jenis,
    pilihan: BERPILIHAN.includes(jenis) ? orTwo(pilihan) : [],
    baris: jenis === 'matriks' ? orOne(baris) : [],
    minimum: isSkala ? 1 : null,
    maksimum: isSkala ? 5 : null,
    label_minimum: isSkala ? label_minimum : '',
    label_maksimum: isSkala ? label_maksimum : '',
  };
}

const orTwo = (pilihan: Pertanyaan['pilihan']) =>
  pilihan.length > 0
    ? pilihan
    : [
        { pilihan_id: 1, teks: 'Pilihan 1' },
        { pilihan_id: 2, teks: 'Pilihan 2' },
      ];

const orOne = (baris: Pertanyaan['baris']) => (baris.length > 0 ? baris : [{ baris_id: 1, teks: 'Baris 1' }]);
