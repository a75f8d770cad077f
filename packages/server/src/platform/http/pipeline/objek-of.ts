import { Id } from '@hadir/contract/kit/fields.ts';

/** What a call is about, as far as its address says: a kind, a number, and the person where it is one. */
export type Objek = { objek: string | null; objek_id: string | null; tentang_id: number | null };

/** Where a call is made, not what it is about. */
const TEMPAT = ['tenant_id', 'organisasi_id', 'kode_organisasi'];
/** What opens something, and must not stand in the log. */
const RAHASIA = ['token', 'kode'];

/** The last number in the path that is not the place itself; with `isPlace` the place, of which nothing inside was reached. */
export function objekOf(params: unknown, isPlace = false): Objek {
  const named = Object.entries((params ?? {}) as Record<string, string>).filter(
    ([name, value]) => !RAHASIA.includes(name) && TEMPAT.includes(name) === isPlace && value.length <= 60,
  );
  const [name, value] = named.at(-1) ?? [];
  if (name === undefined || value === undefined) return { objek: null, objek_id: null, tentang_id: null };
  const user_id = name === 'user_id' ? Id.safeParse(Number(value)) : undefined;
  return { objek: name.replace(/_id$/, ''), objek_id: value, tentang_id: user_id?.data ?? null };
}
