import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { startEmbeddedDatabase } from '../../packages/server/src/platform/db/embedded/start-embedded-database.ts';
import { inScope } from '../../packages/server/src/platform/db/scope/in-scope.ts';
import { openDb } from '../../packages/server/src/platform/db/open/open-db.ts';
import { seedPengaturanWajah } from '../../packages/server/src/seed/dasar/seed-wajah.ts';
import { connectOwner } from '../../packages/server/src/platform/db/open/connect-owner.ts';
import { potretOf } from '../../packages/server/src/testing/potret.ts';
import { sealCiri } from '../../packages/server/src/wajah/dasar/seal-ciri.ts';
import { beginMorning } from '../kit/begin-morning.ts';
import type { Figure } from '../kit/figure.ts';
import { fillDatabase, sesiOf, type Filled } from '../fill/fill-database.ts';
import { createHttpClient } from '../kit/http-client.ts';
import { percentile } from '../kit/percentile.ts';
import { presensiCall } from '../kit/presensi-call.ts';
import { runServer } from '../kit/run-server.ts';
import { underWay } from '../kit/under-way.ts';

/** What a morning brings, and how many of them are measured: each takes as long as the next. */
const SEPAGI = 1_000;
const DIUKUR = 60;
const ORGANISASI = 5;
const ANGGOTA = 800;
/** Check-ins a second that go on meanwhile, as in a busy quarter of an hour. */
const PRESENSI_PER_DETIK = 20;
const PALING_LAMA_MS = 10 * 60_000;

/** A morning's selfies compared by the one place that there is for it, while people go on checking in. */
export async function measure(): Promise<Figure[]> {
  const secret = Buffer.alloc(32, 7);
  const server = await runServer({ env: { SECRET_KEY: secret.toString('base64') } });
  try {
    const { url } = await startEmbeddedDatabase(server.dataDir);
    const owner = await connectOwner(url);
    const filled = await fillDatabase(owner, ORGANISASI, ANGGOTA);
    await beginMorning(owner, url, filled);
    const berswafoto = filled.flatMap(({ organisasi_id, user_id }) =>
      user_id.slice(0, DIUKUR / ORGANISASI).map((id) => ({ organisasi_id, user_id: id })),
    );
    await enrol(owner, url, filled, berswafoto, secret);
    const foto = await potretOf('satu', { lebar: 640 });
    for (const one of berswafoto) await sendSwafoto(server.url, one, foto);

    const lain = filled.flatMap(({ organisasi_id, user_id }) =>
      user_id.slice(DIUKUR / ORGANISASI).map((id) => ({ organisasi_id, user_id: id })),
    );
    const selesai = new AbortController();
    const [detik, times] = await Promise.all([
      untilCompared(owner).finally(() => selesai.abort()),
      checkIn(server.url, lain, selesai.signal),
    ]);
    const { rows } = await owner.query<{ byte: number }>(
      `select avg(ukuran)::float as byte from berkas where jenis = 'foto-presensi'`,
    );
    await owner.end();
    return [
      {
        nama: 'Satu swafoto di penyimpanan berkas',
        nilai: rows[0]?.byte ?? Infinity,
        satuan: 'byte',
        batas: 60_000,
        arah: 'paling banyak',
      },
      {
        nama: `${SEPAGI} swafoto dibandingkan wajahnya (dihitung dari ${DIUKUR} yang diukur)`,
        nilai: (detik * SEPAGI) / DIUKUR / 60,
        satuan: 'menit',
        batas: 10,
        arah: 'paling banyak',
      },
      {
        nama: `Presensi selagi wajah dibandingkan (${PRESENSI_PER_DETIK} per detik), p99`,
        nilai: percentile(times, 0.99),
        satuan: 'ms',
        batas: 100,
        arah: 'paling banyak',
      },
    ];
  } finally {
    await server.remove();
  }
}

type Orang = { organisasi_id: number; user_id: number };

/** Everybody's face is enrolled as nobody's: comparing takes as long whatever it comes to. */
async function enrol(
  owner: Client,
  url: string,
  filled: readonly Filled[],
  semua: readonly Orang[],
  secret: Buffer,
): Promise<void> {
  const tenant_id = filled[0]?.tenant_id ?? 0;
  const db = openDb(url, { connections: 1 });
  await inScope(db, { lingkup: 'semua' }, (trx) => seedPengaturanWajah(trx, tenant_id, '2020-01-01'));
  await db.destroy();
  const ciri = Array.from({ length: 128 }, (_, n) => Math.sin(n) / 10);
  for (const { user_id } of semua) {
    const { rows } = await owner.query<{ wajah_id: number }>(
      `insert into wajah (tenant_id, user_id, status, persetujuan_versi, persetujuan_pada, dicatat_oleh, dibuat_pada)
       values ($1, $2, 'berlaku', 'ukur', now(), $2, now()) returning wajah_id`,
      [tenant_id, user_id],
    );
    for (const urutan of [1, 2, 3])
      await owner.query(
        'insert into wajah_potret (tenant_id, wajah_id, urutan, berkas_id, ciri) values ($1, $2, $3, $4, $5)',
        [
          tenant_id,
          rows[0]?.wajah_id,
          urutan,
          randomUUID(),
          sealCiri({ kini: secret, lama: null, baru: null }, user_id, ciri),
        ],
      );
  }
}

async function sendSwafoto(url: string, { organisasi_id, user_id }: Orang, foto: Uint8Array): Promise<void> {
  const body = new FormData();
  body.set('waktu_klien', new Date().toISOString());
  body.set('foto', new Blob([new Uint8Array(foto)], { type: 'image/jpeg' }), 'swafoto.jpg');
  const headers = { cookie: `hadir_sesi=${sesiOf(user_id)}`, 'idempotency-key': randomUUID() };
  const answer = await fetch(`${url}/api/orgs/${organisasi_id}/presensi`, { method: 'POST', headers, body });
  if (answer.status !== 201) throw new Error(`A selfie was answered ${answer.status}: ${await answer.text()}`);
}

/** Seconds from the first comparison that is kept to the last, as much longer as the first portion took. */
async function untilCompared(owner: Client): Promise<number> {
  const sampai = performance.now() + PALING_LAMA_MS;
  const dinilai = async () =>
    Number((await owner.query<{ jumlah: string }>('select count(*) as jumlah from wajah_presensi')).rows[0]?.jumlah);
  let [awal, sudah] = [0, 0];
  for (;;) {
    const jumlah = await dinilai();
    if (jumlah > 0 && awal === 0) [awal, sudah] = [performance.now(), jumlah];
    if (jumlah >= DIUKUR) return ((performance.now() - awal) / 1000) * (DIUKUR / (DIUKUR - sudah));
    if (performance.now() > sampai) throw new Error(`Only ${jumlah} of ${DIUKUR} selfies were compared`);
    await sleep(200);
  }
}

/** Check-ins at an even pace, each by another member, until they are wanted no more; how long each took, in milliseconds. */
async function checkIn(url: string, semua: readonly Orang[], signal: AbortSignal): Promise<number[]> {
  const client = createHttpClient(url);
  const times: number[] = [];
  const berjalan = underWay();
  const tap = async ({ organisasi_id, user_id }: Orang) => {
    const mulai = performance.now();
    const { status, body } = await client.call(presensiCall(organisasi_id, user_id));
    if (status !== 201) throw new Error(`A check-in was answered ${status}: ${body}`);
    times.push(performance.now() - mulai);
  };
  for (let n = 0; !signal.aborted; n += 1) {
    const one = semua[n % semua.length];
    if (one) berjalan.start(() => tap(one));
    await sleep(1000 / PRESENSI_PER_DETIK);
  }
  await berjalan.all();
  client.close();
  return times;
}
