import { contract } from '@hadir/contract/contract.generated.ts';
import type { Endpoint } from '@hadir/contract/kit/endpoint.ts';
import { listCalls } from '@hadir/contract/kit/list-calls.ts';
import * as fc from 'fast-check';
import type { TempatAsing } from './bangun-asing.ts';
import type { Dunia, Pemanggil } from './bangun-dunia.ts';
import { masukanSah, type Masukan } from './masukan-sah.ts';
import { titipkan } from './titipkan.ts';

export type Panggilan = { name: string; endpoint: Endpoint };
/** A call as somebody may make it, and the same with one id of others put in. */
export type Sah = { who: Pemanggil; masukan: Masukan };
export type Kasus = Sah & { isian: string; asing: TempatAsing };

const EACH = 2;

/** Those about accounts come late, since they change who calls, and those of a tenant last: they change all in it. */
const URUTAN = { organisasi: 0, user: 1, tenant: 2 };

export const listPanggilan = (): Panggilan[] =>
  listCalls(contract)
    .flatMap(({ name, endpoint }) =>
      endpoint.scope === 'public' ? [] : [{ name, endpoint, urutan: URUTAN[endpoint.scope] }],
    )
    .toSorted((a, b) => a.urutan - b.urutan);

/** Whether the callers have no part in a place: a tenant's admin has in every organisation beside. */
export const isAsing = ({ endpoint: { scope, who } }: Panggilan, { nama }: TempatAsing): boolean =>
  nama !== 'sebelah' || (scope !== 'tenant' && who !== 'tenant-admin');

/** A few valid requests of a call, as each of those who may make it. */
export const listSah = ({ endpoint }: Panggilan, { tempat }: Dunia, seed: number): Sah[] =>
  whoMay(endpoint).flatMap((who) =>
    fc
      .sample(masukanSah(endpoint, tempat), { seed, numRuns: EACH })
      .map((masukan) => ({ who, masukan: { ...masukan, preview: false } })),
  );

export const listKasus = ({ endpoint }: Panggilan, { who, masukan }: Sah, asing: TempatAsing): Kasus[] =>
  titipkan(endpoint, masukan, asing.id).map(({ isian, masukan: titipan }) => ({
    isian,
    masukan: 'sasaran' in titipan ? { ...titipan, ...DIBACA[isian.split('.')[0] ?? ''] } : titipan,
    who,
    asing,
  }));

/** By what else an audience is read that is passed over otherwise, as a form sends it of what was chosen before. */
const DIBACA: Record<string, Masukan> = { group_ids: { sasaran: 'grup' }, user_ids: { sasaran: 'anggota' } };

function whoMay({ scope, who }: Endpoint): Pemanggil[] {
  if (who === 'super-admin') return [];
  if (who === 'tenant-admin' || scope === 'tenant') return ['admin'];
  return who === 'operator' || who === 'reader' ? ['operator'] : ['user', 'operator'];
}
