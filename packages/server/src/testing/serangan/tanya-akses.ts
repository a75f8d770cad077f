import type { ErrorCode } from '@hadir/contract/errors.ts';
import { isWrite, type Endpoint } from '@hadir/contract/kit/endpoint.ts';
import { wireSchema, type JsonSchema } from '@hadir/contract/kit/wire-schema.ts';
import type { Balasan, Kiriman } from '../kirim.ts';
import type { Lokasi, Pemanggil } from './bangun-orang.ts';

type Nama = { user_id: number | undefined };
/** How a call is asked whether it lets somebody in, and how its answer says so. */
export type Tanya = { tulis: (at: Lokasi, by: Pemanggil, nama: Nama) => Kiriman; baca: (balasan: Balasan) => Jawaban };
/** `kabur`: a refusal of the guard's, or of the call itself, where what it names is not there. */
export type Jawaban = 'boleh' | 'kabur' | ErrorCode | 'rusak';

/**
 * Asks without changing anything: the guard judges before a byte of the body is read, so that a request which nothing
 * could be done with is refused for that by whoever lets it in. Only a read that takes nothing is really made.
 */
export function tanyaAkses(endpoint: Endpoint): Tanya {
  const { method } = endpoint;
  const tulis =
    (more: Partial<Kiriman>, query = ''): Tanya['tulis'] =>
    (at, { cookie }, nama) => ({
      method,
      path: `${pathOf(endpoint, at, nama)}${query}`,
      ...more,
      headers: { ...more.headers, ...(cookie === undefined ? {} : { cookie }) },
    });
  if (method !== 'GET') {
    const headers = { 'content-type': 'application/json' };
    return { tulis: tulis({ headers, body: '{' }), baca: (one) => jawabanOf(one, 'input.malformed') };
  }
  if (isWrite(endpoint)) {
    const headers = { 'sec-fetch-site': 'cross-site' };
    return { tulis: tulis({ headers }), baca: (one) => jawabanOf(one, 'akses.cross_site') };
  }
  const field = unreadable(endpoint);
  if (field) return { tulis: tulis({}, `?${field}=%7E`), baca: (one) => jawabanOf(one, 'input.invalid') };
  return { tulis: tulis({}), baca: (one) => dibaca(endpoint, jawabanOf(one)) };
}

const NAMA_TEMPAT = ['organisasi_id', 'tenant_id', 'kode_organisasi', 'user_id'];

/** What the path names beside the place and the person. */
const listNames = ({ path }: Endpoint) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => !NAMA_TEMPAT.includes(name));

function pathOf({ path }: Endpoint, at: Lokasi, { user_id }: Nama): string {
  const known: Record<string, unknown> = { ...at, user_id };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    NAMA_TEMPAT.includes(name) ? encodeURIComponent(String(known[name])) : NO_ROW,
  );
  return `/api${filled}`;
}

const NO_ROW = '2147483647';

/** A field of the query that `~` cannot be. */
function unreadable({ input, path }: Endpoint): string | undefined {
  const { properties = {} } = wireSchema(input, 'input') as { properties?: Record<string, JsonSchema> };
  return Object.keys(properties).find((name) => !path.includes(`{${name}}`) && isNarrow(properties[name]));
}

const isNarrow = (schema: JsonSchema | undefined): boolean =>
  ['integer', 'number', 'boolean'].includes(String(schema?.['type'])) || schema?.['format'] === 'date';

function jawabanOf({ status, text }: Balasan, letIn?: ErrorCode): Jawaban {
  if (status === 0 || (status >= 500 && status !== 520)) return 'rusak';
  if (status < 400) return 'boleh';
  const { error } = JSON.parse(text) as { error: ErrorCode };
  return error === letIn ? 'boleh' : error;
}

const PENJAGA: readonly Jawaban[] = [
  'auth.sign_in_required', 'auth.session_expired', 'auth.account_blocked', 'penutupan.tidak_aktif',
  'penutupan.menunggu', 'penutupan.diblokir', 'faktor.required', 'akun.inactive', 'anggota.inactive',
  'akses.denied', 'akses.hak_pantau', 'langganan.locked', 'input.not_found', 'rusak',
]; // prettier-ignore

/** What a read that was made says: 404 can be the row's or the file's as well as the place's. */
function dibaca(endpoint: Endpoint, jawaban: Jawaban): Jawaban {
  const { scope, path, download } = endpoint;
  const isRow = download !== undefined || listNames(endpoint).length > 0 || path.includes('{user_id}');
  if (jawaban === 'input.not_found' && isRow) return 'kabur';
  const isPenjaga = PENJAGA.includes(jawaban) || (scope === 'organisasi' && jawaban === 'tempat.ditutup');
  return isPenjaga ? jawaban : 'boleh';
}
