import * as oidc from 'openid-client';
import * as z from 'zod';
import { isLocalHost } from '../../kit/is-local-host.ts';
import { Refusal } from '../../kit/refusal.ts';
import type { Identitas, MasukSimpatika } from './masuk-simpatika.ts';

export type PenyediaMasuk = { url: string; clientId: string; clientSecret: string; timeoutDetik?: number };

const SCOPE = 'openid ptk';
/** Clocks may differ by so much. */
const SELISIH_DETIK = 60;
/** What the provider says of itself is asked again after so long. */
const KENAL_MS = 600_000;

const nomor = z.string().trim().min(1).max(40).nullish().catch(null);
/** How the staff system names what it knows of a person. */
const Klaim = z.object({ nuptk: nomor, nik: nomor, nip: nomor });

/**
 * Sign-in by OpenID Connect: the code flow with PKCE, state and nonce, the identity token's signature checked against the
 * provider's keys of this moment. The person is asked for his password there each time: the browser may be a school's.
 */
export function createOidcMasuk({ url, clientId, clientSecret, timeoutDetik = 10 }: PenyediaMasuk): MasukSimpatika {
  const issuer = new URL(url);
  const isInsecure = issuer.protocol === 'http:' && isLocalHost(issuer.hostname);
  let known: { server: oidc.ServerMetadata; until: number } | null = null;

  // A configuration of its own for each sign-in, so that a key that was changed a moment ago is found.
  const configure = (server: oidc.ServerMetadata) => {
    const config = new oidc.Configuration(server, clientId, {
      client_secret: clientSecret,
      [oidc.clockTolerance]: SELISIH_DETIK,
    });
    config.timeout = timeoutDetik;
    oidc.enableNonRepudiationChecks(config);
    if (isInsecure) oidc.allowInsecureRequests(config);
    return config;
  };

  const open = async (): Promise<oidc.Configuration> => {
    if (!known || Date.now() > known.until) {
      const found = await oidc.discovery(issuer, clientId, clientSecret, undefined, {
        timeout: timeoutDetik,
        execute: isInsecure ? [oidc.allowInsecureRequests] : [],
      });
      known = { server: found.serverMetadata(), until: Date.now() + KENAL_MS };
    }
    return configure(known.server);
  };

  return {
    async startMasuk(redirectUri) {
      const langkah = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      try {
        const config = await open();
        const url = oidc.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: SCOPE,
          state: langkah.state,
          nonce: langkah.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(langkah.verifier),
          code_challenge_method: 'S256',
          prompt: 'login',
        });
        return { url, langkah };
      } catch (error) {
        throw new Refusal('masuk_simpatika.unreachable', { sebab: sebabOf(error) });
      }
    },

    async finishMasuk(redirectUri, { code, state, iss }, langkah) {
      const back = new URL(redirectUri);
      for (const [nama, nilai] of Object.entries({ code, state, iss })) if (nilai) back.searchParams.set(nama, nilai);
      try {
        const config = await open();
        const tokens = await oidc.authorizationCodeGrant(config, back, {
          expectedState: langkah.state,
          expectedNonce: langkah.nonce,
          pkceCodeVerifier: langkah.verifier,
          idTokenExpected: true,
        });
        const { sub, iss: penerbit } = tokens.claims() ?? {};
        if (!sub || !penerbit) throw new Refusal('masuk_simpatika.failed');
        const klaim = Klaim.parse(await oidc.fetchUserInfo(config, tokens.access_token, sub));
        return toIdentitas(penerbit, sub, klaim);
      } catch (error) {
        if (error instanceof Refusal) throw error;
        if (isAway(error)) throw new Refusal('masuk_simpatika.unreachable', { sebab: sebabOf(error) });
        throw new Refusal('masuk_simpatika.failed');
      }
    },
  };
}

const toIdentitas = (penerbit: string, sub: string, { nuptk, nik, nip }: z.output<typeof Klaim>): Identitas => ({
  penerbit,
  sub,
  nuptk: nuptk ?? null,
  nik: nik ?? null,
  nip: nip ?? null,
});

/** What may work later, as opposed to an answer that is not to be believed. */
function isAway(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500;
  if (!(error instanceof oidc.ClientError)) return error instanceof TypeError || isTimeout(error);
  const { cause } = error;
  return (
    error.code === 'OAUTH_TIMEOUT' ||
    isTimeout(cause) ||
    cause instanceof TypeError ||
    (cause instanceof Response && cause.status >= 500)
  );
}

const isTimeout = (error: unknown) => error instanceof Error && /Timeout|Abort/.test(error.name);

const sebabOf = (error: unknown) =>
  isTimeout(error) || (error instanceof Error && isTimeout(error.cause)) ? 'terlalu lama' : 'sambungannya putus';
