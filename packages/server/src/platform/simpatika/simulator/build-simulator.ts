import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { isOwnMachine } from '../../kit/is-own-machine.ts';
import type { BarisJawaban } from '../pesan/jawaban-kehadiran.ts';
import { PaketKehadiran } from '../pesan/paket-kehadiran.ts';
import { kosong, ulahOf, type Aturan, type Isi, type Keadaan } from './keadaan-simulator.ts';
import { cutHalaman } from './ptk-simulator.ts';
import { receiveKehadiran } from './receive-kehadiran.ts';

export type Kunci = { clientId: string; clientSecret: string };

const SLOW_MS = 60_000;

/**
 * The staff system on this machine, for development, demo and tests: the same protocol over real HTTP, kept in memory.
 * Whoever holds its secret tells it at /simulator what it knows and what is to go wrong. Only this machine is let in.
 */
export function buildSimulator({ clientId, clientSecret }: Kunci): FastifyInstance {
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  const tokens = new Set<string>();
  const byKunci = new Map<string, BarisJawaban>();
  const closing = new AbortController();
  let isi: Isi = kosong();

  const app = fastify({ forceCloseConnections: true, bodyLimit: 32 * 1024 * 1024 });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('onRequest', async (request, reply) => (isOwnMachine(request) ? undefined : reply.code(404).send()));
  app.addHook('onClose', async () => closing.abort());

  const wait = () => sleep(SLOW_MS, undefined, { signal: closing.signal }).catch(() => undefined); // ends early when closed
  const cut = (request: FastifyRequest, reply: FastifyReply) => {
    request.raw.destroy();
    return reply.hijack();
  };
  const isKnown = ({ headers }: FastifyRequest) => tokens.has(headers.authorization?.replace('Bearer ', '') ?? '');

  app.post('/oauth2/token', async (request, reply) => {
    if (request.headers.authorization !== basic) return reply.code(401).send({ error: 'invalid_client' });
    const access_token = randomUUID();
    tokens.add(access_token);
    return { access_token, token_type: 'Bearer', expires_in: 3600 };
  });

  app.post('/v1/kehadiran', async (request, reply) => {
    if (!isKnown(request)) return reply.code(401).send();
    const paket = PaketKehadiran.safeParse(request.body);
    if (!paket.success) return reply.code(422).send({ pesan: 'Paket tidak dapat dibaca' });
    isi.ke.kehadiran += 1;
    const ulah = ulahOf(isi.aturan.kehadiran, isi.ke.kehadiran);
    if (ulah === 'sibuk') return reply.code(503).send();
    const baris = paket.data.baris.map((one) => receiveKehadiran(isi, byKunci, paket.data, one));
    if (ulah === 'lambat') await wait();
    return ulah === 'putus' ? cut(request, reply) : { baris };
  });

  app.get<{ Querystring: Record<string, string> }>('/v1/ptk', async (request, reply) => {
    if (!isKnown(request)) return reply.code(401).send();
    isi.ke.ptk += 1;
    const { id, nsm, npsn, halaman } = request.query;
    const nomor = [id, nsm, npsn].find((one) => one !== undefined && one in isi.aturan.satuan);
    const satuan = nomor === undefined ? undefined : isi.aturan.satuan[nomor];
    const ulah = ulahOf(isi.aturan.ptk, isi.ke.ptk);
    if (ulah === 'putus') return cut(request, reply);
    if (ulah === 'sibuk') return reply.code(503).send();
    if (ulah === 'rusak') return reply.type('text/html').send('<h1>Sedang dirawat</h1>');
    if (ulah === 'lambat') await wait();
    if (!satuan) return reply.code(404).send();
    return cutHalaman(satuan, Number(halaman), ulah, isi.ke.ptk);
  });

  app.put<{ Body: Aturan & { is_baru?: boolean } }>('/simulator', async (request, reply) => {
    if (request.headers.authorization !== basic) return reply.code(401).send();
    const { is_baru, ...aturan } = request.body;
    if (is_baru) isi = kosong();
    isi = { ...isi, aturan: { ...isi.aturan, ...aturan }, ke: { kehadiran: 0, ptk: 0 } };
    return {};
  });

  app.get('/simulator', async (request, reply): Promise<Keadaan | FastifyReply> => {
    if (request.headers.authorization !== basic) return reply.code(401).send();
    return { diterima: [...isi.diterima.values()], datang: isi.datang, halaman_diminta: isi.ke.ptk };
  });
  return app;
}
