import type { Config } from '../../kit/config.ts';
import type { MasukSimpatika } from './masuk-simpatika.ts';
import { createOidcMasuk } from './oidc-masuk.ts';
import type { Penyedia } from './penyedia/start-penyedia.ts';

type Opened = { masuk: MasukSimpatika | null; penyedia: Penyedia | null; close: () => Promise<void> };

/** The configured sign-in; without an address a provider of our own on somebody's own machine, and none elsewhere. */
export async function openMasuk(config: Config): Promise<Opened> {
  const { SIMPATIKA_MASUK_URL: url, SIMPATIKA_MASUK_ID: clientId, SIMPATIKA_MASUK_SECRET: clientSecret } = config;
  if (url && clientId && clientSecret) {
    return { masuk: createOidcMasuk({ url, clientId, clientSecret }), penyedia: null, close: async () => undefined };
  }
  if (!config.isDevelopment) return { masuk: null, penyedia: null, close: async () => undefined };
  // What it is made of is not installed where the product runs for real.
  const { startPenyedia } = await import('./penyedia/start-penyedia.ts');
  const penyedia = await startPenyedia([new URL('/login', config.PUBLIC_URL).href]);
  return { masuk: createOidcMasuk(penyedia), penyedia, close: penyedia.close };
}
