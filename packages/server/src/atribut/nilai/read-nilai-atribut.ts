import type { AtributAktif } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';
import { pesanNilaiAtribut } from '@hadir/contract/atribut/nilai/pesan-nilai-atribut.ts';
import { checkNilaiAtribut } from '@hadir/rules/atribut/check-nilai-atribut.ts';
import { toNilaiAngka } from '@hadir/rules/atribut/to-nilai-angka.ts';
import { sebutYaTidak } from '@hadir/contract/kit/sebut-ya-tidak.ts';
import type { Sel } from '../../platform/files/xlsx/kolom.ts';
import { readPilihan, readTanggal, readTeks, type Baca } from '../../platform/files/xlsx/read-cell.ts';

const YA_TIDAK = [
  { label: sebutYaTidak(true), nilai: '1' },
  { label: sebutYaTidak(false), nilai: '0' },
];

/** A cell under an atribut's column as its value, or why it is none. */
export function readNilaiAtribut(atribut: AtributAktif, sel: Sel | undefined): Baca<string> {
  const baca = readSel(atribut, sel);
  if ('pesan' in baca || baca.nilai === null) return baca;
  const galat = checkNilaiAtribut(atribut, baca.nilai);
  return galat ? { pesan: pesanNilaiAtribut(galat) } : baca;
}

function readSel({ nama, tipe, pilihan }: AtributAktif, sel: Sel | undefined): Baca<string> {
  switch (tipe) {
    case 'teks':
      return readTeks(sel);
    case 'tanggal':
      return readTanggal(sel);
    case 'pilihan': {
      const choices = pilihan.map((one) => ({ label: one, nilai: one }));
      return readPilihan(sel, choices, nama);
    }
    case 'ya_tidak':
      if (typeof sel === 'boolean') return { nilai: sel ? '1' : '0' };
      return readPilihan(sel, YA_TIDAK, nama);
    case 'angka':
      if (typeof sel === 'number') return { nilai: String(Math.round(sel * 1e6) / 1e6) };
      if (typeof sel !== 'string' || sel === '') return readTeks(sel);
      return { nilai: toNilaiAngka(sel) ?? sel };
  }
}
