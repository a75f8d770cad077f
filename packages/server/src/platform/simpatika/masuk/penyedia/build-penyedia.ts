import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { Provider, type Configuration } from 'oidc-provider';
import { isOwnMachine } from '../../../kit/is-own-machine.ts';
import { makeKunci, type Kunci } from './kunci-penyedia.ts';
import { writeHalamanMasuk, type OrangPenyedia } from './halaman-masuk.ts';
import { spoilToken, type UlahPenyedia } from './ulah-penyedia.ts';

/** What it is told: whom it knows, what goes wrong from now on, and (`is_kunci_baru`) to sign with another key. */
export type AturanPenyedia = { orang?: OrangPenyedia[]; ulah?: UlahPenyedia | null; is_kunci_baru?: boolean };
export type KlienPenyedia = { clientId: string; clientSecret: string; redirectUris: string[] };

const SLOW_MS = 60_000;

/**
 * An OpenID provider on this machine, for development, demo and tests. Whoever holds the client's secret tells it at
 * /simulator whom it knows and what is to go wrong. Only this machine is let in.
 */
export function buildPenyedia(issuer: () => string, { clientId, clientSecret, redirectUris }: KlienPenyedia) {
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  const cookieKey = randomBytes(24).toString('base64url');
  const closing = new AbortController();
  let orang = new Map<string, OrangPenyedia>();
  let ulah: UlahPenyedia | null = null;
  let provider: Provider | null = null;

  const open = (kunci: Kunci): Provider => {
    const made = new Provider(issuer(), {
      ...configurationOf({ clientId, clientSecret, redirectUris }, kunci, cookieKey),
      findAccount: (_, sub) => {
        const one = orang.get(sub);
        const { nuptk, nik, nip } = one ?? {};
        return one && { accountId: sub, claims: () => ({ sub, nuptk, nik, nip }) };
      },
    });
    made.use(async (ctx, next) => {
      if (ulah === 'sibuk') return void (ctx.status = 503);
      await next();
      if (ctx.path !== '/token' || !ulah) return;
      if (ulah === 'lambat') await sleep(SLOW_MS, undefined, { signal: closing.signal }).catch(() => undefined); // closed
      const body = ctx.body as { id_token?: string };
      if (body.id_token) body.id_token = spoilToken(body.id_token, kunci, ulah);
    });
    return made;
  };
  // Its own address is known only once it listens.
  const current = () => (provider ??= open(makeKunci()));

  const app: FastifyInstance = fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (request, reply) => (isOwnMachine(request) ? undefined : reply.code(404).send()));
  app.addHook('onClose', async () => closing.abort());

  app.put<{ Body: AturanPenyedia }>('/simulator', async (request, reply) => {
    if (request.headers.authorization !== basic) return reply.code(404).send();
    const { orang: dikenal, ulah: laku, is_kunci_baru } = request.body;
    if (dikenal) orang = new Map(dikenal.map((one) => [one.sub, one]));
    if (laku !== undefined) ulah = laku;
    if (is_kunci_baru) provider = open(makeKunci());
    return {};
  });

  app.get('/masuk/:uid', async (request, reply) => {
    const { uid } = await current().interactionDetails(request.raw, reply.raw);
    return reply.type('text/html; charset=utf-8').send(writeHalamanMasuk(uid, [...orang.values()]));
  });
  app.get<{ Params: { sub: string } }>('/masuk/:uid/:sub', async (request, reply) => {
    const { sub } = request.params;
    reply.hijack();
    const hasil = orang.has(sub) ? { login: { accountId: sub } } : { error: 'access_denied' };
    await current().interactionFinished(request.raw, reply.raw, hasil, { mergeWithLastSubmission: false });
  });

  // All else is the provider's, bodies too.
  void app.register(async (rest) => {
    rest.removeAllContentTypeParsers();
    rest.addContentTypeParser('*', (_request, _payload, done) => done(null));
    rest.all('/*', async (request, reply) => {
      reply.hijack();
      await current().callback()(request.raw, reply.raw);
    });
  });
  return app;
}

function configurationOf({ clientId, clientSecret, redirectUris }: KlienPenyedia, kunci: Kunci, cookieKey: string) {
  return {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: redirectUris }],
    jwks: { keys: [kunci] },
    scopes: ['openid', 'ptk'],
    claims: { openid: ['sub'], ptk: ['nuptk', 'nik', 'nip'] },
    pkce: { required: () => true },
    cookies: { keys: [cookieKey] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/masuk/${uid}` },
    // Whoever signs in there has agreed that Hadir learns his numbers.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session, provider } = oidc;
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid ptk');
      await grant.save();
      return grant;
    },
  } satisfies Configuration;
}
