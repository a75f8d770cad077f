import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { parseBarisMesin } from '@hadir/rules/perangkat/parse-baris-mesin.ts';
import { toJam } from '@hadir/rules/waktu/jam.ts';
import { detikOfWaktu, tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { epochMsOf, type Zona } from '@hadir/rules/waktu/zona.ts';

/** A line by what makes it the same line when it comes again; one that is none has no PIN and no time. */
export type BarisKiriman = { kunci: string; baris: string } & (
  | { pin: string; tanggal: string; waktu: number }
  | { pin: null; tanggal: null; waktu: null }
);

/** So many lines are read before others have their turn. */
const SEKALI = 2_000;
/** So much of a line is kept. */
const PANJANG_BARIS = 200;

/** Reads a body: how many lines it has, and each once, those of a PIN together and in the order of their time. */
export async function readKiriman(isi: Uint8Array, zona: Zona): Promise<{ jumlah: number; baris: BarisKiriman[] }> {
  // Digits are the same in every 8-bit code that machines write.
  const semua = Buffer.from(isi)
    .toString('latin1')
    .split('\n')
    .filter((baris) => baris.trim() !== '');
  const terbaca = new Map<string, BarisKiriman>();
  for (const [n, mentah] of semua.entries()) {
    if (n % SEKALI === SEKALI - 1) await setImmediate();
    const baris = readBaris(mentah, zona);
    terbaca.set(baris.kunci, baris);
  }
  const kelompok = Map.groupBy(terbaca.values(), ({ pin }) => pin);
  const baris = [...kelompok.values()].flatMap((own) => own.toSorted((a, b) => (a.waktu ?? 0) - (b.waktu ?? 0)));
  return { jumlah: semua.length, baris };
}

function readBaris(mentah: string, zona: Zona): BarisKiriman {
  const baris = toTersimpan(mentah);
  const isi = parseBarisMesin(mentah);
  if (isi === null) {
    const kunci = `rusak ${createHash('sha256').update(mentah).digest('hex').slice(0, 40)}`;
    return { kunci, baris, pin: null, tanggal: null, waktu: null };
  }
  const tanggal = tanggalOfWaktu(isi.waktu);
  const kunci = `${isi.pin} ${tanggal} ${toJam(detikOfWaktu(isi.waktu))}`;
  return { kunci, baris, pin: isi.pin, tanggal, waktu: epochMsOf(isi.waktu, zona) };
}

/** As PostgreSQL can keep it and a person can read it. */
const toTersimpan = (baris: string) => baris.slice(0, PANJANG_BARIS).replace(/(?!\t)\p{Cc}/gu, '·');
