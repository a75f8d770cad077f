import * as z from 'zod/mini';
import { sebutAngka } from './angka/sebut-angka.ts';

type Issue = Parameters<NonNullable<Parameters<typeof z.config>[0]>['customError'] & object>[0];

/** Indonesian sentences for invalid fields; each says what to do. Installed for server and web alike. */
export function installPesanValidasi(): void {
  z.config({ customError: (issue) => pesan(issue) });
}

function pesan(issue: Issue): string | undefined {
  // Whatever else a field asks of its text, an empty one is first of all missing.
  if (issue.input === undefined || issue.input === null || issue.input === '') return 'Wajib diisi';
  switch (issue.code) {
    case 'invalid_type':
      return `Isi dengan ${jenis(issue.expected)}`;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return format(issue.format);
    case 'invalid_value':
      return 'Pilih salah satu pilihan yang tersedia';
    case 'not_multiple_of':
      return `Isi kelipatan ${sebut(issue.divisor)}`;
    case 'unrecognized_keys':
      return 'Ada isian yang tidak dikenal';
    default:
      return 'Isian tidak sesuai';
  }
}

/** A limit as numbers are written: 100.000. */
const sebut = (batas: unknown) => sebutAngka(batas as number | bigint);

type SizeIssue = { origin?: string; minimum?: unknown; maximum?: unknown; inclusive?: boolean };

function tooSmall({ origin, minimum, inclusive = true }: SizeIssue): string {
  if (origin === 'string') return `Minimal ${sebut(minimum)} karakter`;
  if (origin === 'array') return `Pilih paling sedikit ${sebut(minimum)}`;
  return inclusive ? `Paling kecil ${sebut(minimum)}` : `Isi lebih dari ${sebut(minimum)}`;
}

function tooBig({ origin, maximum }: SizeIssue): string {
  if (origin === 'string') return `Maksimal ${sebut(maximum)} karakter`;
  if (origin === 'array') return `Pilih paling banyak ${sebut(maximum)}`;
  return `Paling besar ${sebut(maximum)}`;
}

const JENIS: Record<string, string> = {
  string: 'teks',
  number: 'angka',
  int: 'bilangan bulat',
  boolean: 'ya atau tidak',
  array: 'daftar',
  object: 'data yang lengkap',
};
const jenis = (expected: unknown) => JENIS[String(expected)] ?? 'isian yang sesuai';

const FORMAT: Record<string, string> = {
  email: 'Isi dengan alamat email, misalnya nama@sekolah.sch.id',
  date: 'Isi tanggal yang ada, sebagai TTTT-BB-HH',
  datetime: 'Isi waktu lengkap dengan zonanya',
  uuid: 'Isi dengan UUID',
  url: 'Isi dengan alamat web yang lengkap',
  safeint: 'Isi dengan bilangan bulat',
};
const format = (name: unknown) => FORMAT[String(name)] ?? 'Periksa bentuk isian ini';
