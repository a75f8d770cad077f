import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { startEmbeddedDatabase } from '../../packages/server/src/platform/db/embedded/start-embedded-database.ts';
import { connectOwner } from '../../packages/server/src/platform/db/open/connect-owner.ts';
import { beginMorning } from '../kit/begin-morning.ts';
import { cpuOf, cpuOfDatabase } from '../kit/cpu-of.ts';
import type { Figure } from '../kit/figure.ts';
import { fillDatabase, type Filled } from '../fill/fill-database.ts';
import { createHttpClient } from '../kit/http-client.ts';
import { endAll } from '../kit/left-running.ts';
import { gambarPagi, perMenit } from '../pagi/gambar-pagi.ts';
import { ZONA } from '../pagi/kurva.ts';
import { laluiPagi } from '../pagi/lalui-pagi.ts';
import { puncakSemenit, rencanakanPagi } from '../pagi/rencana.ts';
import { presensiCall } from '../kit/presensi-call.ts';
import { runLoad } from '../kit/run-load.ts';
import { runServer } from '../kit/run-server.ts';

const NEGERI = 4_000_000;
const ORGANISASI = 60;
const ANGGOTA = 700;
/** A minute of the morning takes so long here, at the rate a second that it has: four hours in two minutes. */
const MENIT_MS = 500;
const HANGAT_MS = 4_000;
const UKUR_MS = 5_000;
/** The busiest minute is this part of what this machine does at most, as somebody would plan it. */
const SEBAGIAN = 0.5;
const GAMBAR = join(import.meta.dirname, '../../.hadir/pagi.svg');

/**
 * The nation's morning in small: as many taps a second as this machine can take, in the proportions of three zones, with
 * phones that send again and queues of phones that had no network let go all at once. Its p99 minute by minute is drawn.
 */
export async function measure(): Promise<Figure[]> {
  const server = await runServer();
  try {
    const { url } = await startEmbeddedDatabase(server.dataDir);
    const owner = await connectOwner(url);
    const filled = await fillDatabase(owner, ORGANISASI, ANGGOTA);
    await beginMorning(owner, url, filled);
    const orang = antrekan(filled);

    const client = createHttpClient(server.url);
    const tap = async () => {
      const { organisasi_id, user_id } = orang.hangat();
      const { status, body } = await client.call(presensiCall(organisasi_id, user_id));
      if (status !== 201) throw new Error(`A check-in was answered ${status}: ${body}`);
    };
    await runLoad(32, HANGAT_MS, tap);
    const before = await used(server.pid(), owner);
    const { perSecond, times } = await runLoad(32, UKUR_MS, tap);
    const after = await used(server.pid(), owner);
    client.close();
    await owner.query('analyze');

    const sedetik = (NEGERI * puncakSemenit()) / 60;
    const faktor = sedetik / (perSecond * SEBAGIAN);
    const rencana = rencanakanPagi(NEGERI, faktor, MENIT_MS, acakDari(20_261_126));
    const { terjawab, ditolak } = await laluiPagi(server.url, rencana.ketukan, orang.ambil);
    if (ditolak[0]) console.error(`Yang pertama ditolak: ${ditolak[0]}`);

    const semua = perMenit(terjawab);
    const skala = `1 : ${faktor.toLocaleString('id-ID', { maximumFractionDigits: 1 })}`;
    await mkdir(join(GAMBAR, '..'), { recursive: true });
    const judul = `Pagi ${NEGERI.toLocaleString('id-ID')} anggota, diperkecil ${skala}`;
    const keterangan = `${terjawab.length.toLocaleString('id-ID')} presensi; puncak ${Math.round(sedetik).toLocaleString('id-ID')} sedetik senegeri, ${Math.round(perSecond * SEBAGIAN)} di sini (${SEBAGIAN * 100}% dari yang sanggup)`;
    await writeFile(GAMBAR, gambarPagi(semua, judul, keterangan));
    console.error(`Gambar pagi itu: ${GAMBAR}`);
    const { rows } = await owner.query<{ lebih: number; orang: number }>(
      `select count(distinct user_id)::integer as orang, (count(*) - count(distinct user_id))::integer as lebih from presensi`,
    );
    await owner.end();

    const luring = terjawab.filter(({ jenis }) => jenis === 'luring');
    const terurai = Math.max(...luring.map(({ pada, selesai }) => selesai - pada)) / MENIT_MS;
    const isDilepas = ({ menit }: { menit: number }) => menit >= rencana.menitPulih && menit <= rencana.menitPulih + 3;
    const terburuk = (menit: typeof semua) => Math.max(...menit.map(({ p99 }) => p99));
    const tiap = (nilai: number) => nilai / times.length;
    const paling = (nama: string, nilai: number, satuan: string, batas: number): Figure => ({
      nama: `Pagi ${skala}, ${nama}`,
      nilai,
      satuan,
      batas,
      arah: 'paling banyak',
    });
    return [
      paling('p99 menit terburuk', terburuk(semua.filter((one) => !isDilepas(one))), 'ms', 300),
      paling('p99 menit terburuk selagi antrean luring dilepas', terburuk(semua.filter(isDilepas)), 'ms', 2_000),
      paling(`${luring.length} antrean luring sekaligus, terurai`, terurai, 'menit pagi', 3),
      paling('hilang atau ditolak', rencana.ketukan.length + orang.dipakai() - (rows[0]?.orang ?? 0), 'presensi', 0),
      paling('tercatat dua kali', rows[0]?.lebih ?? NaN, 'presensi', 0),
      paling('prosesor server per presensi pada beban penuh', tiap(after.server - before.server) * 1000, 'ms', 1),
      paling(
        'prosesor basis data per presensi pada beban penuh',
        tiap(after.database - before.database) * 1000,
        'ms',
        1,
      ),
    ];
  } finally {
    await endAll();
  }
}

async function used(pid: number, owner: Client) {
  return { server: cpuOf(pid), database: await cpuOfDatabase(owner) };
}

/** Members by zone, in which neighbours are of different schools; each is asked for once. */
function antrekan(filled: readonly Filled[]) {
  const mulai = ZONA.map((_, at) => Math.round(filled.length * sum(ZONA.slice(0, at).map(({ bagian }) => bagian))));
  const queues = ZONA.map((_, at) => {
    const schools = filled.slice(mulai[at], mulai[at + 1]);
    return schools
      .flatMap(({ organisasi_id, user_id }) => user_id.map((id, nth) => ({ organisasi_id, user_id: id, nth })))
      .toSorted((a, b) => b.nth - a.nth);
  });
  let hangat = 0;
  const take = (zona: number) => {
    const own = queues[zona]?.pop() ?? queues.find((one) => one.length > 0)?.pop();
    if (!own) throw new Error('Everybody has tapped');
    return own;
  };
  return {
    ambil: take,
    hangat: () => {
      hangat += 1;
      return take(ZONA.length - 1);
    },
    dipakai: () => hangat,
  };
}

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

/** The same morning each time. */
function acakDari(benih: number): () => number {
  let keadaan = benih;
  return () => {
    keadaan = (Math.imul(keadaan, 1_664_525) + 1_013_904_223) >>> 0;
    return keadaan / 2 ** 32;
  };
}
