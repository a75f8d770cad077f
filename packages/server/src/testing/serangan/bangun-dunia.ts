import { contract } from '@hadir/contract/contract.generated.ts';
import { isWrite, type Endpoint } from '@hadir/contract/kit/endpoint.ts';
import { listCalls } from '@hadir/contract/kit/list-calls.ts';
import * as fc from 'fast-check';
import type { Kiriman, Balasan } from '../kirim.ts';
import type { Sasaran } from '../sasaran.ts';
import { idLister, type At } from './list-id.ts';
import { masukanSah, type Tempat } from './masukan-sah.ts';
import { tulisKiriman } from './tulis-kiriman.ts';

/** Who calls: one of each kind that may change anything, and the cookie that he comes with. */
export type Pemanggil = 'super_admin' | 'admin' | 'operator' | 'user';
export type Dunia = {
  at: At;
  tempat: Tempat;
  cookie: Record<Pemanggil, string>;
  /** A session that one of the calls may have ended, opened anew: the cookie that takes the place of this one. */
  bukaLagi: (cookie: string) => Promise<string | undefined>;
};
type Kirim = (kiriman: Kiriman) => Promise<Balasan>;

/** An organisation with people and some rows of each kind, made through the calls that make such rows. */
export async function bangunDunia(
  { given, all, cookieOf, now }: Sasaran,
  kirim: Kirim,
  { seed, tenant_id }: { seed: number; tenant_id?: number },
): Promise<Dunia> {
  const at = await given.organisasi(tenant_id === undefined ? {} : { tenant_id });
  const orang = {
    super_admin: await given.orang('super_admin', at),
    admin: await given.orang('admin', at),
    operator: await given.orang('operator', at),
    user: await given.orang('user', at),
  };
  await given.anggota(at);
  for (const { user_id } of Object.values(orang)) await bawakanPasskey(all, user_id, now);
  const cookie = {
    super_admin: await cookieOf(orang.super_admin),
    admin: await cookieOf(orang.admin),
    operator: await cookieOf(orang.operator),
    user: await cookieOf(orang.user),
  };
  const listId = await idLister(all);
  const hari = now.toISOString().slice(0, 10);
  for (const endpoint of makers) {
    const tempat = { id: await listId(at), hari };
    for (const masukan of fc.sample(masukanSah(endpoint, tempat), { seed, numRuns: TRIES })) {
      const by = endpoint.scope === 'tenant' ? cookie.admin : endpoint.who === 'own' ? cookie.user : cookie.operator;
      await kirim(tulisKiriman(endpoint, { ...masukan, preview: false }, by));
    }
  }
  const bukaLagi = async (ended: string) => {
    const who = PEMANGGIL.find((one) => cookie[one] === ended);
    return who && cookieOf(orang[who]);
  };
  return { at, tempat: { id: await listId(at), hari }, cookie, bukaLagi };
}

/** Some of the calls ask a second factor of everybody from then on: whoever has none would get no further. */
async function bawakanPasskey(all: Sasaran['all'], user_id: number, dibuat_pada: Date) {
  const kredensial_id = crypto.randomUUID();
  const passkey = { kredensial_id, kunci_publik: Buffer.alloc(1), penghitung: 0, transports: [], nama: 'Ponsel' };
  await all
    .insertInto('passkey')
    .values({ ...passkey, user_id, dibuat_pada })
    .execute();
}

const PEMANGGIL: Pemanggil[] = ['super_admin', 'admin', 'operator', 'user'];
const TRIES = 2;
const makers: Endpoint[] = listCalls(contract)
  .map(({ endpoint }) => endpoint)
  .filter((endpoint) => endpoint.method === 'POST' && isWrite(endpoint))
  .filter(({ scope }) => scope === 'organisasi' || scope === 'tenant');
