import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import type { BarisJawaban } from './jawaban-kehadiran.ts';
import { PaketKehadiran } from './paket-kehadiran.ts';

type Baris = PaketKehadiran['baris'][number];
type Diterima = { nomor: string; satuan: PaketKehadiran['satuan']; bulan: string; baris: Baris };

/** What it does with a request besides answering it: `putus` cuts the line after the work is done. */
type Ulah = 'putus' | 'sibuk' | 'lambat' | null;

export type Simulator = {
  url: string;
  clientId: string;
  clientSecret: string;
  /** What holds of each person's month: the last that was frozen. */
  diterima: Map<string, Diterima>;
  /** Every row as it came, also repeated and refused ones. */
  datang: Baris[];
  /** Decides what goes wrong with the next requests, by their number from 1. */
  misbehave: (ulah: (ke: number) => Ulah) => void;
  close: () => Promise<void>;
};

const SLOW_MS = 60_000;

/**
 * The staff system on this machine, for development and tests: the same protocol over real HTTP, kept in memory.
 * A NUPTK that ends in 0000 is one that it does not know.
 */
export async function startSimulator(): Promise<Simulator> {
  const clientId = 'hadir';
  const clientSecret = randomUUID();
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  const tokens = new Set<string>();
  const diterima = new Map<string, Diterima>();
  const datang: Baris[] = [];
  const byKunci = new Map<string, BarisJawaban>();
  let ulahOf: (ke: number) => Ulah = () => null;
  let ke = 0;
  const closing = new AbortController();

  const receive = (paket: PaketKehadiran, baris: Baris): BarisJawaban => {
    datang.push(baris);
    const { kunci, ptk } = baris;
    const before = byKunci.get(kunci);
    if (before) return before;
    if (ptk.peg_id === null && ptk.nuptk?.endsWith('0000')) {
      return { kunci, hasil: 'ditolak', kode: 'ptk_tidak_dikenal', pesan: 'NUPTK tidak terdaftar' };
    }
    const nomor = `K-${String(byKunci.size + 1).padStart(6, '0')}`;
    const which = `${paket.bulan} ${ptk.peg_id ?? ptk.nuptk}`;
    const held = diterima.get(which);
    if (!held || held.baris.dibekukan_pada < baris.dibekukan_pada) {
      diterima.set(which, { nomor, satuan: paket.satuan, bulan: paket.bulan, baris });
    }
    const answer: BarisJawaban = { kunci, hasil: 'diterima', nomor };
    byKunci.set(kunci, answer);
    return answer;
  };

  const app = fastify({ forceCloseConnections: true });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.post('/oauth2/token', async (request, reply) => {
    if (request.headers.authorization !== basic) return reply.code(401).send({ error: 'invalid_client' });
    const access_token = randomUUID();
    tokens.add(access_token);
    return { access_token, token_type: 'Bearer', expires_in: 3600 };
  });
  app.post('/v1/kehadiran', async (request, reply) => {
    if (!tokens.has(request.headers.authorization?.replace('Bearer ', '') ?? '')) return reply.code(401).send();
    const paket = PaketKehadiran.safeParse(request.body);
    if (!paket.success) return reply.code(422).send({ pesan: 'Paket tidak dapat dibaca' });
    ke += 1;
    const ulah = ulahOf(ke);
    if (ulah === 'sibuk') return reply.code(503).send();
    const baris = paket.data.baris.map((one) => receive(paket.data, one));
    if (ulah === 'lambat') await sleep(SLOW_MS, undefined, { signal: closing.signal }).catch(() => undefined); // ends early when closed
    if (ulah === 'putus') {
      request.raw.destroy();
      return reply.hijack();
    }
    return { baris };
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    clientId,
    clientSecret,
    diterima,
    datang,
    misbehave: (ulah) => {
      ke = 0;
      ulahOf = ulah;
    },
    close: async () => {
      closing.abort();
      await app.close();
    },
  };
}
