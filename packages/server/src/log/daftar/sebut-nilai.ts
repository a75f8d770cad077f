import { kapital } from '@hadir/contract/kit/kapital.ts';
import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { LABEL_PERAN } from '@hadir/rules/akses/label-peran.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { PERAN } from '@hadir/rules/akses/peran.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { isTanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import { sebutYaTidak } from '@hadir/contract/kit/sebut-ya-tidak.ts';
import { sebutSetempat } from '../../platform/print/sebut-setempat.ts';

const angka = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 7 });
const TERPANJANG = 300;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

const namesOf = (codes: Record<string, number>) =>
  new Map(Object.entries(codes).map(([name, code]) => [code, kapital(name.replaceAll('_', ' '))]));

/** What a status is called depends on what has it. */
const STATUS: Record<string, ReadonlyMap<number, string>> = {
  user: namesOf(STATUS_USER),
  cuti: namesOf(STATUS_CUTI),
};
const STATUS_LAIN = namesOf(STATUS_RECORD);
const ROLE = new Map(
  PERAN.filter((one) => one !== 'viewer').map((peran) => [KODE_PERAN[peran] as number, LABEL_PERAN[peran]]),
);

export type Konteks = { zona: Zona; objek: string | null };

/** A value as a person reads it; null where there is none. */
export function sebutNilai(nama: string, nilai: unknown, { zona, objek }: Konteks): string | null {
  if (nilai === null || nilai === undefined || nilai === '') return null;
  if (typeof nilai === 'boolean') return sebutYaTidak(nilai);
  if (typeof nilai === 'number') return sebutAngka(nama, nilai, objek);
  if (typeof nilai === 'string') return sebutTeks(nilai, zona);
  if (!Array.isArray(nilai)) return potong(JSON.stringify(nilai));
  if (nilai.length === 0) return null;
  if (nilai.some((one) => typeof one === 'object')) return `${angka.format(nilai.length)} baris`;
  return potong(nilai.map((one) => sebutNilai(nama, one, { zona, objek })).join(', '));
}

function sebutAngka(nama: string, nilai: number, objek: string | null): string {
  if (nama === 'status') return (STATUS[objek ?? ''] ?? STATUS_LAIN).get(nilai) ?? String(nilai);
  if (nama === 'role') return ROLE.get(nilai) ?? String(nilai);
  // A number that names something is no quantity.
  return /(^|_)(id|ids|tahun|no)$/.test(nama) ? String(nilai) : angka.format(nilai);
}

function sebutTeks(nilai: string, zona: Zona): string {
  if (isTanggal(nilai)) return sebutTanggal(nilai);
  if (!INSTANT.test(nilai) || Number.isNaN(Date.parse(nilai))) return potong(nilai);
  return sebutSetempat(nilai, zona);
}

const potong = (text: string) => (text.length > TERPANJANG ? `${text.slice(0, TERPANJANG)}…` : text);
