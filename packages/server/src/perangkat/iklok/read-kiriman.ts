import { setImmediate } from 'node:timers/promises';
import { parseBarisMesin } from '@hadir/rules/perangkat/parse-baris-mesin.ts';
import { toJam } from '@hadir/rules/waktu/jam.ts';
import { detikOfWaktu, tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { epochMsOf, type Zona } from '@hadir/rules/waktu/zona.ts';
import { createRusak, type BarisRusak } from './baris-rusak.ts';

/** A line by what makes it the same line when it comes again. */
export type BarisKiriman = { kunci: string; baris: string; pin: string; tanggal: string; waktu: number };

export type Kiriman = { jumlah: number; baris: BarisKiriman[]; rusak: BarisRusak[] };

/** So many lines are read before others have their turn. */
const SEKALI = 2_000;
/** So much of a line is kept. */
const PANJANG_BARIS = 200;

/**
 * Reads a body: how many lines it has, and each once, those of a PIN together and in the order of their time; what cannot be
 * read is counted apart.
 */
export async function readKiriman(isi: Uint8Array, zona: Zona): Promise<Kiriman> {
  // Digits are the same in every 8-bit code that machines write.
  const semua = Buffer.from(isi)
    .toString('latin1')
    .split('\n')
    .filter((baris) => baris.trim() !== '');
  const terbaca = new Map<string, BarisKiriman>();
  const rusak = createRusak();
  for (const [n, mentah] of semua.entries()) {
    if (n % SEKALI === SEKALI - 1) await setImmediate();
    const baris = readBaris(mentah, zona);
    if (baris === null) rusak.add(mentah, toTersimpan(mentah));
    else terbaca.set(baris.kunci, baris);
  }
  const kelompok = Map.groupBy(terbaca.values(), ({ pin }) => pin);
  const baris = [...kelompok.values()].flatMap((own) => own.toSorted((a, b) => a.waktu - b.waktu));
  return { jumlah: semua.length, baris, rusak: rusak.list() };
}

function readBaris(mentah: string, zona: Zona): BarisKiriman | null {
  const isi = parseBarisMesin(mentah);
  if (isi === null) return null;
  const tanggal = tanggalOfWaktu(isi.waktu);
  const kunci = `${isi.pin} ${tanggal} ${toJam(detikOfWaktu(isi.waktu))}`;
  return { kunci, baris: toTersimpan(mentah), pin: isi.pin, tanggal, waktu: epochMsOf(isi.waktu, zona) };
}

/** As PostgreSQL can keep it and a person can read it. */
const toTersimpan = (baris: string) => baris.slice(0, PANJANG_BARIS).replace(/(?!\t)\p{Cc}/gu, '·');
