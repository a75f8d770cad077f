import type { IsiIzin } from '@hadir/contract/akses/izin-peran.contract.ts';
import { contract } from '@hadir/contract/contract.generated.ts';
import type { Endpoint } from '@hadir/contract/kit/endpoint.ts';
import { listCalls } from '@hadir/contract/kit/list-calls.ts';
import { izinOf, IZIN, type Izin } from '@hadir/rules/akses/izin.ts';

/** What a tenant's people may call at all, but for what each does about himself, which no name closes. */
const CALLS = listCalls(contract).filter(({ endpoint }) => !['public', 'own', 'super-admin'].includes(endpoint.who));

/** What each name opens, from the declarations that the guard reads, and what of the same kind stays open without it. */
export const listIsiIzin = (): Promise<IsiIzin[]> => Promise.resolve(IZIN.map(isiOf));

function isiOf(nama: Izin): IsiIzin {
  const membuka = CALLS.filter(({ endpoint }) => lewatOf(endpoint) === nama);
  const kamar = new Set(membuka.map(groupOf));
  const tetap = CALLS.filter((call) => !membuka.includes(call) && (kamar.has(groupOf(call)) || isAbout(nama, call)));
  const summaries = membuka.map(({ endpoint }) => endpoint.summary);
  const lain = new Map(tetap.map(({ endpoint }) => [endpoint.summary, lewatOf(endpoint)]));
  return {
    nama,
    membuka: [...new Set(summaries)],
    tetap: [...lain].filter(([one]) => !summaries.includes(one)).map(([kegiatan, lewat]) => ({ kegiatan, lewat })),
  };
}

type Call = (typeof CALLS)[number];

const groupOf = ({ name }: Call) => name.split('.')[0];

function lewatOf({ access }: Endpoint): Izin | null {
  const izin = access === null ? 'member' : izinOf(access);
  return izin === 'member' ? null : izin;
}

/** Whether the path speaks of what the name is about: `/atribut/users/…` of `atribut.index`. Parts of a whole do not. */
function isAbout(nama: Izin, { endpoint }: Call): boolean {
  const [tentang = '', bagian] = nama.split('.');
  if (bagian !== 'index') return false;
  return endpoint.path.split('/').some((part) => part === tentang || part.split('-').includes(tentang));
}
