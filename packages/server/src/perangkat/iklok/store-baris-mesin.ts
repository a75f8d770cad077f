import { createHash } from 'node:crypto';
import { judgeWaktuMesin } from '@hadir/rules/perangkat/judge-waktu-mesin.ts';
import { pinMatcher } from '@hadir/rules/perangkat/match-pin.ts';
import { parseBarisMesin } from '@hadir/rules/perangkat/parse-baris-mesin.ts';
import { toJam } from '@hadir/rules/waktu/jam.ts';
import { detikOfWaktu, tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { epochMsOf } from '@hadir/rules/waktu/zona.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import type { KetukanMesin } from '../../presensi/ketukan/ketukan-mesin.queries.ts';
import { recordKetukanMesin } from '../../presensi/ketukan/record-ketukan-mesin.ts';
import { listAnggotaOfPin, updateKiriman, type MesinTerdaftar } from '../dasar/mesin.queries.ts';
import { insertTertahan, listKunciTersimpan, type TertahanBaru } from '../dasar/tertahan.queries.ts';
import { listDiminta } from './perintah-terbuka.queries.ts';
import { isTersambung } from '../dasar/is-tersambung.ts';

type Ctx = { db: Db; now: Date; jobs: JobQueue };
type Terbaca = { pin: string; waktu: number; kunci: string; baris: string };

/** A send of no more lines is fresh, if the machine was in contact: what its clock is off by can be seen in it. */
const SEGAR = 5;
const SEHARI_MS = 26 * 3_600_000;
/** So much of a line is kept. */
const PANJANG_BARIS = 200;

/**
 * Stores what a machine sent: each line once, as its member's event, or put aside where nobody has the PIN, the time cannot
 * be, or it is no line (aturan/perangkat#sekali). Whoever is answered after it may forget the lines.
 */
export async function storeBarisMesin(
  { db, now, jobs }: Ctx,
  mesin: MesinTerdaftar,
  semua: readonly string[],
  stamp: string | null,
): Promise<void> {
  const { terbaca, rusak } = readBaris(mesin, semua);
  const known = await listKunciTersimpan(db, mesin, [...terbaca.keys(), ...rusak.keys()]);
  const baru = [...terbaca.values()].filter(({ kunci }) => !known.has(kunci));
  const pins = [...new Set(baru.map(({ pin }) => pin))];
  const userOf = pinMatcher(await listAnggotaOfPin(db, mesin.organisasi_id, pins));

  const ketukan: KetukanMesin[] = [];
  const tertahan: TertahanBaru[] = [...rusak.values()].filter(({ kunci }) => !known.has(kunci));
  const isInContact = isTersambung(mesin, now);
  const tersambung_sejak = isInContact && mesin.tersambung_sejak ? Date.parse(mesin.tersambung_sejak) : null;
  const diminta = await listDiminta(db, mesin, now);
  const isDiminta = (kunci: string) => {
    const tanggal = kunci.split(' ')[1] ?? '';
    return diminta.some(({ from, to }) => from <= tanggal && tanggal <= to);
  };
  for (const { pin, waktu, kunci, baris } of baru) {
    const saat = new Date(waktu).toISOString();
    const sebab = judgeWaktuMesin({ waktu, diterima: now.getTime(), tersambung_sejak, is_diminta: isDiminta(kunci) });
    const user_id = userOf(pin);
    if (sebab) tertahan.push({ sebab, pin, waktu: saat, baris, kunci });
    else if (user_id === null) tertahan.push({ sebab: 'pin', pin, waktu: saat, baris, kunci });
    else ketukan.push({ user_id, waktu: saat, id_luar: kunci });
  }
  await insertTertahan(db, mesin, tertahan, now);
  await recordKetukanMesin({ db, now, jobs }, mesin, ketukan);
  const segar = baru.filter(({ kunci }) => !isDiminta(kunci));
  const selisih_detik = isInContact && segar.length > 0 && semua.length <= SEGAR ? selisihOf(segar, now) : null;
  await updateKiriman(db, mesin, { jumlah: baru.length, stamp, selisih_detik });
}

/** The lines by what makes each the same line when it comes again. */
function readBaris(mesin: MesinTerdaftar, semua: readonly string[]) {
  const terbaca = new Map<string, Terbaca>();
  const rusak = new Map<string, TertahanBaru>();
  for (const mentah of semua) {
    const baris = toTersimpan(mentah);
    const isi = parseBarisMesin(mentah);
    if (isi === null) {
      const kunci = `rusak ${createHash('sha256').update(mentah).digest('hex').slice(0, 40)}`;
      rusak.set(kunci, { sebab: 'rusak', pin: null, waktu: null, baris, kunci });
      continue;
    }
    const kunci = `${isi.pin} ${tanggalOfWaktu(isi.waktu)} ${toJam(detikOfWaktu(isi.waktu))}`;
    terbaca.set(kunci, { pin: isi.pin, waktu: epochMsOf(isi.waktu, mesin.timezone), kunci, baris });
  }
  return { terbaca, rusak };
}

/** As PostgreSQL can keep it and a person can read it. */
const toTersimpan = (baris: string) => baris.slice(0, PANJANG_BARIS).replace(/(?!\t)\p{Cc}/gu, '·');

/** By how many seconds the clock that wrote the latest of these is behind, or null where that says nothing. */
function selisihOf(baru: readonly Terbaca[], now: Date): number | null {
  const latest = Math.max(...baru.map(({ waktu }) => waktu));
  const selisih = now.getTime() - latest;
  return Math.abs(selisih) <= SEHARI_MS ? Math.round(selisih / 1000) : null;
}
