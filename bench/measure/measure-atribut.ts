import { startEmbeddedDatabase } from '../../packages/server/src/platform/db/embedded/start-embedded-database.ts';
import { connectOwner } from '../../packages/server/src/platform/db/open/connect-owner.ts';
import type { Figure } from '../kit/figure.ts';
import { fillAtribut } from '../fill/fill-atribut.ts';
import { fillDatabase, sesiOf, type Filled } from '../fill/fill-database.ts';
import { createHttpClient } from '../kit/http-client.ts';
import { percentile } from '../kit/percentile.ts';
import { runServer } from '../kit/run-server.ts';

const ANGGOTA = 1_000;
const ATRIBUT = 50;
const KOLOM = 5;
const HALAMAN = 200;

/**
 * A page of Daftar with a thousand members who have fifty attributes filled in, beside the same without any. The two
 * organisations are asked in turn: what else the machine does weighs on both alike.
 */
export async function measure(): Promise<Figure[]> {
  const server = await runServer();
  const owner = await connectOwner((await startEmbeddedDatabase(server.dataDir)).url);
  try {
    const [tanpa, dengan] = await fillDatabase(owner, 2, ANGGOTA);
    if (!tanpa || !dengan) throw new Error('Nothing was filled');
    const ids = await fillAtribut(owner, dengan, ATRIBUT);
    const kolom = ids.slice(0, KOLOM).map((id) => `&kolom_atribut=${id}`);
    const { tanpa: bare, ...asked } = await mediansOf(server.url, {
      tanpa: [tanpa, ''],
      'tanpa kolom atribut': [dengan, ''],
      [`dengan ${KOLOM} kolom atribut`]: [dengan, kolom.join('')],
    });
    return Object.entries(asked).map(([nama, ms]) => ({
      nama: `Daftar ${ANGGOTA} anggota dengan ${ATRIBUT} atribut, ${nama}, terhadap tanpa atribut`,
      nilai: ms / (bare ?? 0),
      satuan: 'kali',
      batas: 1.2,
      arah: 'paling banyak',
    }));
  } finally {
    await owner.end();
    await server.remove();
  }
}

type Asked = Record<string, readonly [Filled, string]>;

/** The median of each page in milliseconds. */
async function mediansOf(url: string, asked: Asked): Promise<Record<string, number>> {
  const client = createHttpClient(url);
  const times = new Map<string, number[]>(Object.keys(asked).map((nama) => [nama, []]));
  for (let n = -20; n < HALAMAN; n += 1) {
    for (const [nama, [{ organisasi_id, user_id }, more]] of Object.entries(asked)) {
      const began = performance.now();
      const { status, body } = await client.call({
        method: 'GET',
        path: `/api/orgs/${organisasi_id}/users?page=1&sort=nama${more}`,
        headers: { cookie: `hadir_sesi=${sesiOf(user_id[0] ?? 0)}` },
      });
      if (status !== 200) throw new Error(`Daftar was answered ${status}: ${body.slice(0, 300)}`);
      if (n >= 0) times.get(nama)?.push(performance.now() - began);
    }
  }
  client.close();
  return Object.fromEntries([...times].map(([nama, list]) => [nama, percentile(list, 50)]));
}
