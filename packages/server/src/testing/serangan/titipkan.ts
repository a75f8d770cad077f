import type { Endpoint } from '@hadir/contract/kit/endpoint.ts';
import { wireSchema, type JsonSchema } from '@hadir/contract/kit/wire-schema.ts';
import type { Masukan } from './masukan-sah.ts';

export type Asing = ReadonlyMap<string, readonly (number | string)[]>;
/** An input with one id put in that belongs to others, and in which field. */
export type Titipan = { isian: string; masukan: Masukan };

/** Every way to put one id of others into an input: a field of its own, or any that its lists and objects hold. */
export function titipkan(endpoint: Endpoint, masukan: Masukan, asing: Asing): Titipan[] {
  const { properties = {} } = wireSchema(endpoint.input, 'input') as { properties?: Record<string, JsonSchema> };
  const whole = { ...Object.fromEntries(listIsianId(properties).map((name) => [name, undefined])), ...masukan };
  return gantiDalam(whole, '', asing).map(({ isian, nilai }) => ({ isian, masukan: terisi(nilai as Masukan) }));
}

/** Which fields of a call name rows that others may have as well. */
function listIsianId(properties: Record<string, JsonSchema>): string[] {
  return Object.keys(properties).filter((name) => isIsianId(name) && !('const' in (properties[name] ?? {})));
}

/** `client_id` names a program. */
const isIsianId = (name: string) => /(^|_)id(s|_[ab])?$|^kode_organisasi$/.test(name) && name !== 'client_id';

type Ganti = { isian: string; nilai: unknown };

function gantiDalam(nilai: unknown, isian: string, asing: Asing): Ganti[] {
  const field = isian.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  if (Array.isArray(nilai) && nilai.length > 0) {
    return nilai.flatMap((one, n) =>
      gantiDalam(one, `${isian}.${n}`, asing).map((ganti) => ({ ...ganti, nilai: nilai.with(n, ganti.nilai) })),
    );
  }
  if (typeof nilai === 'object' && nilai !== null && !Array.isArray(nilai)) {
    return Object.entries(nilai).flatMap(([name, one]) =>
      gantiDalam(one, isian ? `${isian}.${name}` : name, asing).map((ganti) => ({
        ...ganti,
        nilai: { ...nilai, [name]: ganti.nilai },
      })),
    );
  }
  if (!isIsianId(field)) return [];
  const ids = asing.get(kunciOf(field, asing)) ?? [];
  const many = field.endsWith('s') && !/\.\d+$/.test(isian);
  return ids.slice(0, 1).map((id) => ({ isian, nilai: many ? [id] : id }));
}

/** The id that a field names: `kepala_user_id` and `user_id_b` are people. */
function kunciOf(field: string, asing: Asing): string {
  const name = field.replace(/s$|_[ab]$/, '');
  return asing.has(name) ? name : ([...asing.keys()].find((key) => name.endsWith(`_${key}`)) ?? name);
}

const terisi = (masukan: Masukan): Masukan =>
  Object.fromEntries(Object.entries(masukan).filter(([, value]) => value !== undefined));
