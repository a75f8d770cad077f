import type { PerubahanLog } from '@hadir/contract/log/baris-log.ts';
import type { Izin } from '@hadir/rules/akses/izin.ts';
import { LABEL_IZIN } from '@hadir/rules/akses/label-izin.ts';
import { LABEL_PERAN } from '@hadir/rules/akses/label-peran.ts';
import { type Peran } from '@hadir/rules/akses/peran.ts';
import { sebutIsian } from './sebut-isian.ts';
import { sebutNilai, type Konteks } from './sebut-nilai.ts';

type Isi = Record<string, unknown>;

/** The fields that a change touched, with what they were and became in words; those that stayed as they were are left out, and so are those that are named so. */
export function sebutPerubahan(
  sebelum: unknown,
  sesudah: unknown,
  konteks: Konteks,
  tanpa: readonly string[] = [],
): PerubahanLog[] {
  const [dulu, kini] = [flat(sebelum), flat(sesudah)];
  const names = [...new Set([...Object.keys(dulu), ...Object.keys(kini)])];
  const both = sebelum !== null && sesudah !== null && sebelum !== undefined && sesudah !== undefined;
  return names
    .filter((name) => !tanpa.includes(name))
    .filter((name) => !both || JSON.stringify(dulu[name]) !== JSON.stringify(kini[name]))
    .map((name) => ({
      isian: sebutJalan(name.split(JALAN)),
      dulu: sebutNilai(lastOf(name), dulu[name], konteks),
      kini: sebutNilai(lastOf(name), kini[name], konteks),
    }))
    .filter(({ dulu: was, kini: is }) => was !== is || was !== null);
}

/** Between the parts of a way; the name of a permission has a full stop of its own. */
const JALAN = '\n';
const lastOf = (name: string) => name.split(JALAN).at(-1) ?? name;

const isPeran = (name = ''): name is Peran => name in LABEL_PERAN;
const isIzin = (name = ''): name is Izin => name in LABEL_IZIN;

/** The way to a field; a role's permission as the matrix heads it. */
function sebutJalan(jalan: readonly string[]): string {
  const [peran, izin] = jalan;
  if (jalan.length === 2 && isPeran(peran) && isIzin(izin)) return `${LABEL_PERAN[peran]} › ${LABEL_IZIN[izin]}`;
  return jalan.map(sebutIsian).join(' › ');
}

/** Fields inside fields, by their whole way; a list is one value, or where it holds records one field of each. */
function flat(value: unknown, way = ''): Isi {
  if (value === null || value === undefined) return {};
  if (Array.isArray(value) && way === '') return { baris: value };
  if (typeof value !== 'object' || Array.isArray(value)) return { [way === '' ? 'isi' : way]: value };
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, one]) => flat(one, way === '' ? key : `${way}${JALAN}${key}`)),
  );
}
