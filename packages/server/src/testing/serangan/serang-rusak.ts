import * as fc from 'fast-check';
import { kirimSebagian, pengirim, TANPA_JAWABAN, type Balasan } from '../kirim.ts';
import type { Sasaran } from '../sasaran.ts';
import { bangunDunia } from './bangun-dunia.ts';
import { kasusRusak, type Kasus } from './kasus-rusak.ts';
import { DIAM, type Lapor } from './lapor.ts';

export type HasilRusak = {
  terkirim: number;
  /** How many answers there were of each status. */
  menurutStatus: Map<number, number>;
  /** What broke the server, told so that it can be sent again. */
  gagal: string[];
  /** The longest that an answer took, in ms, and for what. */
  terlama: { ms: number; nama: string };
};

const AT_ONCE = 6;
/** What was accepted all the same wears a world down: it is made anew after so many. */
const PER_WORLD = 200;

type Serangan = { jumlah: number; seed: number; terputus?: boolean; lapor?: Lapor };

/** Sends this many malformed requests, the same ones for the same seed. */
export async function serangRusak(
  sasaran: Sasaran,
  { jumlah, seed, terputus = false, lapor = DIAM }: Serangan,
): Promise<HasilRusak> {
  const { kirim, tutup } = pengirim(sasaran.url);
  const hasil: HasilRusak = { terkirim: 0, menurutStatus: new Map(), gagal: [], terlama: { ms: 0, nama: '' } };
  for (let made = 0; made < jumlah; made += PER_WORLD) {
    const dunia = await bangunDunia(sasaran, kirim, { seed });
    const numRuns = Math.min(PER_WORLD, jumlah - made);
    const kasus = fc.sample(kasusRusak(dunia, terputus), { seed: seed + made, numRuns }).values();
    const renewed = new Map<string, string>();
    const work = async () => {
      for (const one of kasus) {
        const cookie = String(one.kiriman.headers['cookie'] ?? '');
        const headers = renewed.has(cookie)
          ? { ...one.kiriman.headers, cookie: renewed.get(cookie) }
          : one.kiriman.headers;
        const from = performance.now();
        const kiriman = { ...one.kiriman, headers };
        const balasan = await (one.bagian === undefined
          ? kirim(kiriman)
          : kirimSebagian(sasaran.url, kiriman, one.bagian));
        const salah = note(hasil, one, from, balasan);
        if (salah) lapor.salah(salah);
        lapor.maju(hasil.terkirim, jumlah);
        if (balasan.status !== 401) continue;
        const opened = await dunia.bukaLagi(cookie);
        if (opened) renewed.set(cookie, opened);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  tutup();
  return hasil;
}

function note(hasil: HasilRusak, kasus: Kasus, from: number, { status, text }: Balasan): string | undefined {
  const { nama, kiriman, bagian } = kasus;
  const ms = performance.now() - from;
  hasil.terkirim += 1;
  hasil.menurutStatus.set(status, (hasil.menurutStatus.get(status) ?? 0) + 1);
  if (ms > hasil.terlama.ms) hasil.terlama = { ms, nama };
  if (!isBroken(status) || (bagian !== undefined && status === TANPA_JAWABAN.status)) return undefined;
  const { method, path, body = '' } = kiriman;
  const sent = Buffer.from(body).toString('utf8').slice(0, 400);
  const salah = `${status} ${nama}: ${method} ${path.slice(0, 300)} ${sent} → ${text.slice(0, 200)}`;
  hasil.gagal.push(salah);
  return salah;
}

/** 520 is a refusal of the catalogue: an organisation that cannot be entered. */
const isBroken = (status: number) => status === TANPA_JAWABAN.status || (status >= 500 && status !== 520);
