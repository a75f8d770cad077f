import type { JawabanDaftar } from '@hadir/contract/auth/faktor/passkey.ts';
import { verifyRegistrationResponse, type RegistrationResponseJSON } from '@simplewebauthn/server';
import type * as z from 'zod/mini';
import type { Deps } from '../../../platform/ctx/deps.ts';
import { ALGORITMA } from './algoritma.ts';
import { passkeyPlace } from './passkey-place.ts';

/** The passkey that an authenticator made; null where its answer is not of this step and place. */
export async function readJawabanDaftar(deps: Deps, token: string, jawaban: z.output<typeof JawabanDaftar>) {
  const { rpID, origin } = passkeyPlace(deps);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      // The contract has read the same fields; it only says less about the optional ones.
      response: jawaban as RegistrationResponseJSON,
      expectedChallenge: token,
      expectedOrigin: origin,
      expectedRPID: rpID,
      supportedAlgorithmIDs: ALGORITMA,
      requireUserVerification: false,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      kredensial_id: id,
      kunci_publik: Buffer.from(publicKey),
      penghitung: counter,
      transports: jawaban.response.transports ?? [],
    };
  } catch {
    // The library throws at whatever it cannot read or believe.
    return null;
  }
}
