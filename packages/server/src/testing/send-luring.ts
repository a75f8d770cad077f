import type { TestServer } from './start-test-server.ts';

type Tap = { url: string; minutesAgo: number; fields?: Record<string, string> };

/**
 * Sends a tap that this person's device made so many minutes ago and counted from the signed time that it had got in
 * the same moment, by a session that was not in contact since.
 */
export async function sendLuring({ as, clock }: TestServer, orang: { user_id: number }, tap: Tap) {
  const { url, minutesAgo, fields = {} } = tap;
  const now = clock.now;
  const device = as(orang);
  clock.now = new Date(now.getTime() - minutesAgo * 60_000);
  const waktu_klien = clock.now.toISOString();
  const { headers } = await device.get(`${url}/presensi/lastPresensi`);
  clock.now = now;
  const proof = { waktu_bertanda: headers['hadir-waktu'] ?? '', jeda_ms: '0' };
  const body = { waktu_klien, is_luring: '1', ...proof, ...fields };
  return device.form('POST', `${url}/presensi`, body, { 'idempotency-key': crypto.randomUUID() });
}
