import { Refusal } from '../kit/refusal.ts';
import { askSimpatika } from '../simpatika/ask-simpatika.ts';
import { Sementara, tryAgain } from '../simpatika/try-again.ts';
import type { PenyediaPembayaran } from './penyedia-pembayaran.ts';
import { JawabanTagihan } from './pesan-pembayaran.ts';
import { signIsi } from './tanda-tangan.ts';

export type PenyediaOptions = {
  url: string;
  kunci: string;
  /** Where it tells of what came. */
  alamatKabar: string;
  timeoutMs?: number;
  /** Waits before the attempts after the first. */
  waitsMs?: readonly number[];
};

/** A provider of virtual accounts over HTTP, asked and answering under the same signature. */
export function createHttpPenyedia({
  url,
  kunci,
  alamatKabar,
  timeoutMs = 15_000,
  waitsMs = [500, 2_000],
}: PenyediaOptions): PenyediaPembayaran {
  const address = `${url.replace(/\/+$/, '')}/v1/tagihan`;
  return {
    kunci,
    async requestTagihan(tagihan) {
      const body = JSON.stringify({ ...tagihan, alamat_kabar: alamatKabar });
      const attempt = async () => {
        const headers = { 'content-type': 'application/json', ...signIsi(kunci, body, new Date()) };
        const { status, json } = await askSimpatika({ url: address, headers, body, timeoutMs });
        if (status >= 400) throw new Refusal('billing.penyedia_refused', { status });
        const parsed = JawabanTagihan.safeParse(json);
        if (!parsed.success) throw new Sementara(`an unreadable answer, status ${status}`);
        return parsed.data;
      };
      try {
        return await tryAgain(attempt, waitsMs);
      } catch (error) {
        if (error instanceof Sementara) throw new Refusal('billing.penyedia_away');
        throw error;
      }
    },
  };
}
