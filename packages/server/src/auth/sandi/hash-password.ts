import { hash, verify } from '@node-rs/argon2';
import { hashPlaces } from './hash-places.ts';

/** Argon2id, 19 MiB and two passes (OWASP's floor). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Takes long: in a verb, before its transaction. */
export const hashPassword = (password: string): Promise<string> => hashPlaces(() => hash(password, OPTIONS));

/** Compared where no account has the name, so that the answer takes as long as with one. */
const NOBODY = hashPassword(crypto.randomUUID());

/**
 * Whether a password is the account's; without an account, or one that has no password yet, always false. Takes long:
 * in a verb, before its transaction. `before` has the last word when its turn has come: it may refuse.
 */
export async function isPassword(
  password_hash: string | null | undefined,
  password: string,
  before: () => Promise<void>,
): Promise<boolean> {
  const compared = password_hash ?? (await NOBODY);
  const matches = await hashPlaces(async () => {
    await before();
    return verify(compared, password);
  });
  return matches && password_hash != null;
}
