import { CALLS } from '@hadir/contract/calls.generated.ts';

/** Where a call is made, and what opens something: neither is what a line is about. */
const BUKAN_OBJEK = new Set(['tenant', 'organisasi', 'kode_organisasi', 'token', 'kode']);
const KATA: Readonly<Record<string, string>> = { user: 'orang', group: 'grup' };

/** The kind of thing that a line is about, as people say it. */
export const sebutJenisObjek = (objek: string): string => {
  const kata = KATA[objek] ?? objek.replaceAll('_', ' ');
  return kata.charAt(0).toUpperCase() + kata.slice(1);
};

/** Every kind that a line can be about: what the paths of the calls name by its number; people have a field of their own. */
export const JENIS_OBJEK = [
  ...new Set(
    Object.values(CALLS)
      .flatMap((calls) => Object.values(calls) as string[])
      .flatMap((call) => [...call.matchAll(/\{(\w+?)(?:_id)?\}/g)].map(([, name = '']) => name)),
  ),
]
  .filter((objek) => objek !== 'user' && !BUKAN_OBJEK.has(objek))
  .map((value) => ({ value, label: sebutJenisObjek(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'id'));
