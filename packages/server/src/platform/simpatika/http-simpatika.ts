import * as z from 'zod';
import { Refusal } from '../kit/refusal.ts';
import { askSimpatika } from './ask-simpatika.ts';
import { JawabanKehadiran } from './pesan/jawaban-kehadiran.ts';
import { HalamanPtk } from './pesan/ptk.ts';
import type { NomorSatuan, Simpatika } from './simpatika.ts';
import { Sementara, tryAgain } from './try-again.ts';

export type SimpatikaOptions = {
  url: string;
  clientId: string;
  clientSecret: string;
  timeoutMs?: number;
  /** Waits before the attempts after the first. */
  waitsMs?: readonly number[];
};

const JawabanToken = z.object({ access_token: z.string(), expires_in: z.number() });
/** A token is renewed so long before it ends. */
const EARLY_MS = 30_000;

/** The staff system over HTTP: a token by client credentials (OAuth 2), then the call under it. */
export function createHttpSimpatika({
  url,
  clientId,
  clientSecret,
  timeoutMs = 15_000,
  waitsMs = [500, 2_000, 6_000],
}: SimpatikaOptions): Simpatika {
  let token: { value: string; until: number } | null = null;
  const base = url.replace(/\/+$/, '');

  const getToken = async (): Promise<string> => {
    if (token && Date.now() < token.until) return token.value;
    const credentials = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`);
    const { status, json } = await askSimpatika({
      url: `${base}/oauth2/token`,
      headers: {
        authorization: `Basic ${credentials.toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      timeoutMs,
    });
    if (status === 400 || status === 401 || status === 403) throw new Refusal('simpatika.not_known');
    const parsed = JawabanToken.safeParse(json);
    if (!parsed.success) throw new Sementara(`jawaban ${status} tidak terbaca`);
    token = { value: parsed.data.access_token, until: Date.now() + parsed.data.expires_in * 1000 - EARLY_MS };
    return token.value;
  };

  /** Under the token that holds, and once more under a new one where it was taken back. */
  const ask = async (path: string, body?: unknown) => {
    const once = async () => {
      const headers = { authorization: `Bearer ${await getToken()}`, 'content-type': 'application/json' };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      return askSimpatika({ url: base + path, headers, timeoutMs, ...sent });
    };
    let answer = await once();
    if (answer.status === 401) {
      token = null;
      answer = await once();
    }
    if (answer.status === 401 || answer.status === 403) throw new Refusal('simpatika.not_known');
    return answer;
  };

  return {
    async sendKehadiran(paket) {
      const attempt = async () => {
        const answer = await ask('/v1/kehadiran', paket);
        if (answer.status >= 400) throw new Refusal('simpatika.refused', { status: answer.status });
        const parsed = JawabanKehadiran.safeParse(answer.json);
        if (!parsed.success) throw new Sementara(`jawaban ${answer.status} tidak terbaca`);
        return parsed.data.baris;
      };
      try {
        return await tryAgain(attempt, waitsMs);
      } catch (error) {
        if (error instanceof Sementara) throw new Refusal('simpatika.unreachable');
        throw error;
      }
    },

    async listPtk(satuan, halaman, { isHurried = false } = {}) {
      const attempt = async () => {
        const answer = await ask(pathPtk(satuan, halaman));
        if (answer.status === 404) throw new Refusal('sinkron.unknown_satuan');
        const parsed = HalamanPtk.safeParse(answer.json);
        if (answer.status >= 400 || !parsed.success) throw new Sementara(`jawaban ${answer.status} tidak terbaca`);
        return parsed.data;
      };
      try {
        return await tryAgain(attempt, isHurried ? [] : waitsMs);
      } catch (error) {
        if (error instanceof Sementara) throw new Refusal('sinkron.unreachable', { sebab: error.message });
        throw error;
      }
    },
  };
}

function pathPtk({ simpatika_id, nsm, npsn }: NomorSatuan, halaman: number): string {
  const satuan = new URLSearchParams({ halaman: String(halaman) });
  for (const [nama, nilai] of Object.entries({ id: simpatika_id, nsm, npsn })) if (nilai) satuan.set(nama, nilai);
  return `/v1/ptk?${satuan}`;
}
