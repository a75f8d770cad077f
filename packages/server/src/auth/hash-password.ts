import { hash, verify } from '@node-rs/argon2';

/** Argon2id, 19 MiB and two passes (OWASP's floor). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

/** Compared where no account has the name, so that the answer takes as long as with one. */
const NOBODY = hashPassword(crypto.randomUUID());

/** Whether a password is the account's; without an account, or one that has no password yet, always false. */
export async function isPassword(password_hash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(password_hash ?? (await NOBODY), password);
  return matches && password_hash != null;
}
