import type { OpsiMasuk } from '@hadir/contract/auth/faktor/passkey.ts';
import type * as z from 'zod/mini';
import type { Deps } from '../../../platform/ctx/deps.ts';
import { passkeyPlace } from '../passkey/passkey-place.ts';

type Kredensial = { kredensial_id: string; transports: string[] };

/** What the browser asks a passkey: one of these, or, without them, any of this place that knows its owner by itself. */
export function writeOpsiMasuk(deps: Deps, challenge: string, passkey?: Kredensial[]): z.output<typeof OpsiMasuk> {
  const { rpID } = passkeyPlace(deps);
  const asked = { challenge, rpId: rpID, timeout: 120_000 };
  if (!passkey) return { ...asked, userVerification: 'required' };
  // Beside a password the touch is enough; alone the passkey must know its owner.
  const allowCredentials = passkey.map(({ kredensial_id, transports }) => ({
    id: kredensial_id,
    type: 'public-key' as const,
    transports,
  }));
  return { ...asked, allowCredentials, userVerification: 'preferred' };
}
