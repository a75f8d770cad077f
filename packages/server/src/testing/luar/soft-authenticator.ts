import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const ORIGIN = 'http://hadir.test';
const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value]);

type Asked = { challenge: string };
type Manner = { origin?: string; verified?: boolean; counter?: number };

/** A passkey in software: it answers as a browser would with a security key in it, in WebAuthn's own bytes. */
export function softAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  // COSE: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
  const cose = Buffer.concat([
    Buffer.from('a5010203262001', 'hex'),
    Buffer.from([0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ]);

  const clientData = (type: string, { challenge }: Asked, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (flags: number, counter: number) => {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(ORIGIN).hostname), Buffer.from([flags]), number]);
  };
  const flagsOf = (verified: boolean) => FLAGS.present | (verified ? FLAGS.verified : 0);
  const answer = (response: Record<string, string>) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    create: (asked: Asked, { origin = ORIGIN, verified = true, counter = 0 }: Manner = {}) => {
      const length = Buffer.from([0, credentialId.length]);
      const data = Buffer.concat([
        authData(flagsOf(verified) | FLAGS.attested, counter),
        Buffer.alloc(16),
        length,
        credentialId,
        cose,
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(data),
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', asked, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      });
    },
    get: (asked: Asked, { origin = ORIGIN, verified = true, counter = 0 }: Manner = {}) => {
      const client = clientData('webauthn.get', asked, origin);
      const data = authData(flagsOf(verified), counter);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}
