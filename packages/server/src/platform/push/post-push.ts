import webpush from 'web-push';
import type { KunciPush } from './open-kunci-push.ts';

type Alamat = { endpoint: string; p256dh: string; auth: string };

/** Seconds for which a push service keeps what a browser that is away cannot be shown. */
const TTL = 6 * 3600;
const TIMEOUT_MS = 10_000;

/**
 * Hands a message to a browser's push service, which cannot read it (RFC 8291). 'hilang' where the service knows that
 * browser no more; throws where it may be tried again. Nothing that is thrown names whom it was for.
 */
export async function postPush(
  { kunci, subject }: { kunci: KunciPush; subject: string },
  { endpoint, p256dh, auth }: Alamat,
  isi: object,
): Promise<'terkirim' | 'hilang'> {
  const { headers, body } = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(isi), {
    TTL,
    urgency: 'high',
    contentEncoding: 'aes128gcm',
    vapidDetails: { subject, publicKey: kunci.publik, privateKey: kunci.rahasia },
  });
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: body === null ? null : new Uint8Array(body),
    // Whatever it answers, no other address is asked.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (answer.ok) return 'terkirim';
  if (answer.status === 404 || answer.status === 410) return 'hilang';
  throw new Error(`jawaban layanan push ${answer.status}`);
}
