import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A push service with one browser that subscribes to it. */
export type LayananPush = {
  /** What the browser hands to the server, as `PushSubscription.toJSON()`. */
  langganan: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** What the browser was shown, decrypted. */
  tampil: unknown[];
  /** What the service answers from now on; 201 is taken. */
  answer: (status: number) => void;
  close: () => void;
};

/**
 * Speaks the protocol of push services (RFC 8030): takes only what a server signs with the key that the browser was given
 * (RFC 8292), and decrypts it as the browser does (RFC 8291). Written apart from what the server encrypts with.
 */
export async function startLayananPush(kunciPublik: string): Promise<LayananPush> {
  const browser = createECDH('prime256v1');
  const publik = browser.generateKeys();
  const auth = randomBytes(16);
  const tampil: unknown[] = [];
  let status = 201;

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const origin = `http://${request.headers.host ?? ''}`;
      const isOurs = isSigned(request.headers.authorization ?? '', kunciPublik, origin);
      const said = isOurs && Number(request.headers['ttl']) > 0 ? status : 403;
      if (said === 201) tampil.push(JSON.parse(decrypt(body, { browser, publik, auth })));
      response.writeHead(said).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    langganan: {
      endpoint: `http://127.0.0.1:${port}/push/${randomBytes(8).toString('hex')}`,
      keys: { p256dh: publik.toString('base64url'), auth: auth.toString('base64url') },
    },
    tampil,
    answer: (next) => void (status = next),
    close: () => server.close(),
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** `vapid t=<token>, k=<key>`: signed with the key that the browser subscribed to, for this service, and not yet over. */
function isSigned(authorization: string, kunciPublik: string, origin: string): boolean {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (key !== kunciPublik) return false;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number };
  return (
    verify('sha256', signed, { key: jwk, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')) &&
    aud === origin &&
    exp > Date.now() / 1000
  );
}

type Browser = { browser: ReturnType<typeof createECDH>; publik: Buffer; auth: Buffer };

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** One record of `aes128gcm` (RFC 8188) with the keys of RFC 8291. */
function decrypt(body: Buffer, { browser, publik, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const server = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publik, server]);
  const secret = hkdf(browser.computeSecret(server), auth, info, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
