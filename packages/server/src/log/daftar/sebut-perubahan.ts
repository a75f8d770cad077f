import type { PerubahanLog } from '@hadir/contract/log/baris-log.ts';
import { sebutIsian } from './sebut-isian.ts';
import { sebutNilai, type Konteks } from './sebut-nilai.ts';

type Isi = Record<string, unknown>;

/** The fields that a change touched, with what they were and became in words; those that stayed as they were are left out. */
export function sebutPerubahan(sebelum: unknown, sesudah: unknown, konteks: Konteks): PerubahanLog[] {
  const [dulu, kini] = [flat(sebelum), flat(sesudah)];
  const names = [...new Set([...Object.keys(dulu), ...Object.keys(kini)])];
  const both = sebelum !== null && sesudah !== null && sebelum !== undefined && sesudah !== undefined;
  return names
    .filter((name) => !both || JSON.stringify(dulu[name]) !== JSON.stringify(kini[name]))
    .map((name) => ({
      isian: name.split('.').map(sebutIsian).join(' › '),
      dulu: sebutNilai(lastOf(name), dulu[name], konteks),
      kini: sebutNilai(lastOf(name), kini[name], konteks),
    }))
    .filter(({ dulu: was, kini: is }) => was !== is || was !== null);
}

const lastOf = (name: string) => name.split('.').at(-1) ?? name;

/** Fields inside fields, by their whole way; a list is one value, or where it holds records one field of each. */
function flat(value: unknown, way = ''): Isi {
  if (value === null || value === undefined) return {};
  if (Array.isArray(value) && way === '') return { baris: value };
  if (typeof value !== 'object' || Array.isArray(value)) return { [way === '' ? 'isi' : way]: value };
  return Object.assign({}, ...Object.entries(value).map(([key, one]) => flat(one, way === '' ? key : `${way}.${key}`)));
}
