import { contract } from '@hadir/contract/contract.generated.ts';
import type { Endpoint } from '@hadir/contract/kit/endpoint.ts';
import { listCalls } from '@hadir/contract/kit/list-calls.ts';
import * as fc from 'fast-check';
import type { Kiriman } from '../kirim.ts';
import type { Dunia, Pemanggil } from './bangun-dunia.ts';
import { kawatRusak } from './kawat-rusak.ts';
import { masukanSah } from './masukan-sah.ts';
import { nilaiRusak } from './nilai-rusak.ts';
import { tulisKiriman } from './tulis-kiriman.ts';

/** A request that was valid but for one thing, and what that is. */
export type Kasus = {
  nama: string;
  kiriman: Kiriman;
  /** Which part of it is sent before the connection ends, where that is what is wrong. */
  bagian?: number;
};

/** Malformed requests of any call of the contract, as somebody who may make it; with `terputus` also some that end early. */
export function kasusRusak(dunia: Dunia, terputus: boolean): fc.Arbitrary<Kasus> {
  return fc.constantFrom(...listCalls(contract)).chain(({ name, endpoint }) =>
    fc.tuple(masukanSah(endpoint, dunia.tempat), fc.constantFrom(...whoMay(endpoint))).chain(([masukan, who]) => {
      const cookie = who && dunia.cookie[who];
      const told = (what: string) => `${name} oleh ${who ?? 'siapa saja'}, ${what}`;
      const byValue = nilaiRusak(masukan).map((one) => ({
        nama: told(one.nama),
        kiriman: tulisKiriman(endpoint, one.masukan, cookie),
      }));
      const byWire = kawatRusak(tulisKiriman(endpoint, masukan, cookie)).map((one) => ({
        ...one,
        nama: told(one.nama),
      }));
      const byEnd = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }).map((bagian) => ({
        nama: told(`terputus sesudah ${Math.round(bagian * 100)}%`),
        kiriman: tulisKiriman(endpoint, masukan, cookie),
        bagian,
      }));
      return fc.oneof(
        { weight: 6, arbitrary: byValue },
        { weight: 2, arbitrary: byWire },
        { weight: terputus ? 1 : 0, arbitrary: byEnd },
      );
    }),
  );
}

/** Who reaches the call by what it declares; undefined is nobody signed in. */
function whoMay({ scope, who }: Endpoint): (Pemanggil | undefined)[] {
  if (who === 'public') return [undefined];
  if (who === 'super-admin') return ['super_admin'];
  if (who === 'tenant-admin' || scope === 'tenant') return ['super_admin', 'admin'];
  if (who === 'operator' || who === 'reader') return ['super_admin', 'admin', 'operator'];
  return ['user', 'operator'];
}
