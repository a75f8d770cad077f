import type { Bagian, SalinanTabel } from '../platform/kit/bagian.ts';
import { SALINAN_TABEL } from './salinan-tabel.generated.ts';

const { users, anggota, ...lain }: SalinanTabel = Object.assign({}, ...SALINAN_TABEL);
const isSalin = (one: [string, Bagian | string | undefined]): one is [string, Bagian] => typeof one[1] === 'object';

/** All that is stored about a person, by table (aturan/akses#data-sendiri): his account and his memberships, then the rest. */
export const ISI_DATA_SAYA: Readonly<Record<string, Bagian>> = Object.fromEntries(
  Object.entries({ users, anggota, ...lain }).filter(isSalin),
);
