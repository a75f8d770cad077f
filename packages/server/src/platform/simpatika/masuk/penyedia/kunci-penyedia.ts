import { createPrivateKey, createSign, generateKeyPairSync, randomUUID, type JsonWebKey } from 'node:crypto';

export type Kunci = JsonWebKey & { kid: string };

/** A signing key of its own. */
export function makeKunci(): Kunci {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' };
}

type Klaim = Record<string, unknown>;

/** An identity token that says something else than it did, signed anew. */
export function forgeToken(token: string, kunci: Kunci, ubah: (klaim: Klaim) => Klaim): string {
  const [, isi = ''] = token.split('.');
  const klaim = ubah(JSON.parse(Buffer.from(isi, 'base64url').toString()) as Klaim);
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'RS256', kid: kunci.kid })}.${part(klaim)}`;
  const signature = createSign('RSA-SHA256')
    .update(signed)
    .sign(createPrivateKey({ key: kunci, format: 'jwk' }));
  return `${signed}.${signature.toString('base64url')}`;
}
