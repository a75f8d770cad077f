import { kapital } from '@hadir/contract/kit/kapital.ts';
import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { isTanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sebutYaTidak } from '@hadir/contract/kit/sebut-ya-tidak.ts';
import type { WriteOptions } from 'hucre/xlsx';
import { sebutSaat } from '../platform/print/sebut-saat.ts';
import type { Data, NamaRujukan } from './data-saya.queries.ts';
import { ISI_DATA_SAYA } from './isi-data-saya.ts';

/** What an Excel cell can hold. */
const TERPANJANG = 32_767;

/** A sheet for each table that holds something about the person, in words. */
export function toLembarDataSaya(data: Data, nama: NamaRujukan): WriteOptions['sheets'] {
  return Object.entries(ISI_DATA_SAYA)
    .filter(([tabel]) => (data[tabel] ?? []).length > 0)
    .map(([tabel, { judul, kolom, kata = {}, sebut = {} }]) => ({
      name: judul.slice(0, 31),
      columns: Object.keys(kolom).map(() => ({ width: 22 })),
      freezePane: { rows: 1 },
      rows: [
        Object.values(kolom),
        ...(data[tabel] ?? []).map((baris) =>
          Object.keys(kolom).map((name) => {
            const said = sebut[name]?.(baris);
            return said === undefined ? sebutNilai(baris[name], kata[name], nama.get(name)) : potong(said);
          }),
        ),
      ],
    }));
}

const potong = (teks: string | null) => teks?.slice(0, TERPANJANG) ?? null;

type Kata = Readonly<Record<number, string>>;

function sebutNilai(value: unknown, kata: Kata | undefined, nama: ReadonlyMap<number, string> | undefined) {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return sebutYaTidak(value);
  if (typeof value === 'number') return nama?.get(value) ?? kata?.[value] ?? value;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(String).join('; ').slice(0, TERPANJANG);
  return typeof value === 'string' ? sebutTeks(value) : sebutBagian(value).slice(0, TERPANJANG);
}

function sebutTeks(value: string): string {
  if (isTanggal(value)) return sebutTanggal(value);
  return /^\d{4}-\d{2}-\d{2}T.*[+Z]/.test(value) ? sebutSaat(value) : value.slice(0, TERPANJANG);
}

/** Parts of a whole, each by its name: 'Hadir: 20; Terlambat: 3'; what is empty is left out. */
const sebutBagian = (value: object): string =>
  Object.entries(value)
    .map(([nama, isi]) => [sebutKata(nama), sebutIsi(isi)])
    .filter(([, isi]) => isi !== '')
    .map((bagian) => bagian.join(': '))
    .join('; ');

function sebutIsi(isi: unknown): string {
  if (isi === null || isi === undefined) return '';
  if (Array.isArray(isi)) return isi.map(sebutIsi).join(', ');
  if (typeof isi === 'object') return `(${sebutBagian(isi)})`;
  return typeof isi === 'boolean' ? sebutYaTidak(isi) : sebutTeks(String(isi));
}

const sebutKata = (nama: string) => kapital(nama.replaceAll('_', ' '));
