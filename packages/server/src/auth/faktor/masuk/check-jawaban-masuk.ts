import type { JawabanMasuk } from '@hadir/contract/auth/faktor/passkey.ts';
import { verifyAuthenticationResponse, type AuthenticationResponseJSON } from '@simplewebauthn/server';
import type * as z from 'zod/mini';
import type { Deps } from '../../../platform/ctx/deps.ts';
import { passkeyPlace } from '../passkey/passkey-place.ts';

type Asked = {
  token: string;
  jawaban: z.output<typeof JawabanMasuk>;
  passkey: { kredensial_id: string; kunci_publik: Buffer; penghitung: number };
  /** Whether the passkey must have made sure who holds it. */
  mustVerify: boolean;
};

/** The passkey's counter after a good answer; null where the answer is not of this passkey, step and place. */
export async function checkJawabanMasuk(
  deps: Deps,
  { token, jawaban, passkey, mustVerify }: Asked,
): Promise<number | null> {
  const { rpID, origin } = passkeyPlace(deps);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // The contract has read the same fields; it only says less about the optional ones.
      response: jawaban as AuthenticationResponseJSON,
      expectedChallenge: token,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: passkey.kredensial_id,
        publicKey: new Uint8Array(passkey.kunci_publik),
        counter: passkey.penghitung,
      },
      requireUserVerification: mustVerify,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws at whatever it cannot read or believe, and a stranger wrote all of it.
    return null;
  }
}
