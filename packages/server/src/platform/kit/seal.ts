import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The server's keys, 32 bytes each, while one takes the place of another: `kini` seals, and every one of them opens. */
export type SecretKeys = {
  kini: Buffer;
  /** What `kini` took the place of. */
  lama: Buffer | null;
  /** What other servers seal with already, and is to take the place of `kini` here too. */
  baru: Buffer | null;
};

/** All that open, the likeliest first. */
export const listKunci = ({ kini, lama, baru }: SecretKeys): [Buffer, ...Buffer[]] => [
  kini,
  ...[lama, baru].filter((one) => one !== null),
];

/** Makes a secret unreadable without the key. `context` is whose it is: it opens only with the same words. */
export function seal({ kini }: Pick<SecretKeys, 'kini'>, plain: Buffer, context: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, kini, iv).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** What `seal` was given. Throws where it was none of the keys or another context, or a byte was changed. */
export function unseal(keys: SecretKeys, sealed: Buffer, context: string): Buffer {
  for (const key of listKunci(keys)) {
    const plain = tryUnseal(key, sealed, context);
    if (plain) return plain;
  }
  throw new Error('Sealed with another key, for another context, or changed since');
}

/** Undefined where it does not open with this key. */
export function tryUnseal(key: Buffer, sealed: Buffer, context: string): Buffer | undefined {
  try {
    return unsealWith(key, sealed, context);
  } catch {
    // Another key, other words or a changed byte: AES-GCM does not tell which.
    return undefined;
  }
}

function unsealWith(key: Buffer, sealed: Buffer, context: string): Buffer {
  const iv = sealed.subarray(0, IV_BYTES);
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}
