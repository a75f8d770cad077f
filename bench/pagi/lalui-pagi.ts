import { connect } from 'node:net';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createHttpClient, type Call } from '../kit/http-client.ts';
import { presensiCall } from '../kit/presensi-call.ts';
import { underWay } from '../kit/under-way.ts';
import type { Ketukan } from './rencana.ts';

type Orang = { organisasi_id: number; user_id: number };
/** `selesai`: when it was answered, since the morning began here. */
export type Terjawab = Ketukan & { ms: number; selesai: number };

/** Out of hearing so long before it sends the same again. */
const ULANG_MS = 1_500;
const LANGKAH_MS = 5;

/** Sends every tap when it is due, whether those before are answered or not, and answers how long each waited. */
export async function laluiPagi(
  url: string,
  ketukan: readonly Ketukan[],
  ambil: (zona: number) => Orang,
): Promise<{ terjawab: Terjawab[]; ditolak: string[] }> {
  const client = createHttpClient(url);
  const terjawab: Terjawab[] = [];
  const ditolak: string[] = [];
  const kirim = async (satu: Ketukan) => {
    const { organisasi_id, user_id } = ambil(satu.zona);
    const call = satu.jenis === 'luring' ? tadi(organisasi_id, user_id) : presensiCall(organisasi_id, user_id);
    if (satu.jenis === 'terputus') {
      sendAndHangUp(url, call);
      await sleep(ULANG_MS);
    }
    const began = performance.now();
    const { status, body } = await client.call(call);
    const now = performance.now();
    if (status === 201) terjawab.push({ ...satu, ms: now - began, selesai: now - start });
    else ditolak.push(`${status} ${body.slice(0, 200)}`);
  };
  const start = performance.now();
  const pending = underWay();
  for (const satu of ketukan) {
    while (performance.now() - start < satu.pada) await sleep(LANGKAH_MS);
    pending.start(() => kirim(satu));
  }
  await pending.all();
  client.close();
  return { terjawab, ditolak };
}

/** One that was made ten minutes ago, while there was no network. */
function tadi(organisasi_id: number, user_id: number): Call {
  const call = presensiCall(organisasi_id, user_id, randomUUID());
  const made = new Date(Date.now() - 600_000).toISOString();
  const body = JSON.stringify({ ...(JSON.parse(call.body ?? '') as object), waktu_klien: made, is_luring: true });
  return { ...call, headers: { ...call.headers, 'content-length': String(Buffer.byteLength(body)) }, body };
}

/** As a phone whose network goes away after it has sent: nobody reads the answer. */
function sendAndHangUp(url: string, { method, path, headers, body = '' }: Call): void {
  const { hostname, port, host } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  socket.on('error', () => undefined); // it hangs up itself
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n${head.join('')}\r\n${body}`, () => {
    setTimeout(() => socket.destroy(), 20);
  });
}
