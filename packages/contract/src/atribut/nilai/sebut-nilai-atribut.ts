import { sebutTanggal } from '../../kit/sebut-tanggal.ts';
import { sebutYaTidak } from '../../kit/sebut-ya-tidak.ts';
import type { AtributAktif } from './nilai-atribut.ts';

const angka = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 6 });

/** A value as people read it; null where nothing is filled in. */
export function sebutNilaiAtribut({ tipe }: Pick<AtributAktif, 'tipe'>, nilai: string | null | undefined) {
  if (!nilai) return null;
  if (tipe === 'tanggal') return sebutTanggal(nilai);
  if (tipe === 'ya_tidak') return sebutYaTidak(nilai === '1');
  return tipe === 'angka' ? sebutAngka(nilai) : nilai;
}

/** A text that is no number stays as it was typed. */
const sebutAngka = (nilai: string) => (Number.isNaN(Number(nilai)) ? nilai : angka.format(Number(nilai)));
