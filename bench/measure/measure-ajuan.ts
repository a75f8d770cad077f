import { KODE_PERAN } from '../../packages/rules/src/akses/kode-peran.ts';
import { Client } from 'pg';
import { connectOwner } from '../../packages/server/src/platform/db/open/connect-owner.ts';
import { startEmbeddedDatabase } from '../../packages/server/src/platform/db/embedded/start-embedded-database.ts';
import { addDays } from '../../packages/rules/src/waktu/tanggal.ts';
import { BARE_AJUAN, BARE_KEPUTUSAN, type Langkah } from '../kit/bare-ajuan.ts';
import { BARE_ANTREAN } from '../kit/bare-cuti.ts';
import type { Figure } from '../kit/figure.ts';
import { fillCuti } from '../fill/fill-cuti.ts';
import { fillDatabase, sesiOf, type Filled } from '../fill/fill-database.ts';
import { createHttpClient } from '../kit/http-client.ts';
import { percentile } from '../kit/percentile.ts';
import { runLoad, type Load } from '../kit/run-load.ts';
import { runServer } from '../kit/run-server.ts';
import { STATUS_CUTI } from '../../packages/rules/src/cuti/ajuan/status-cuti.ts';

const { diajukan } = STATUS_CUTI;

const ANGGOTA = 1_000;
/** The first lead groups and the last are kept for the bare driver: nobody else asks for leave there. */
const PEMOHON = { dari: 50, sampai: 800 };
const POLOS = { dari: 800, sampai: 1_000 };
/** The first day that is asked for; each member asks for the next one each time. */
const HARI_LAGI = 20;
/** So long that on a slow machine too each connection has been asked some thirty times: it plans each statement six times. */
const WARM_MS = 6_000;
const SATU_MS = 2_500;
const BANYAK_MS = 3_000;
const KONEKSI = 16;

/**
 * Sending a request for leave, approving it for good, and the page of what waits, over HTTP with 1,000 members: at one
 * connection and at sixteen, beside the bare driver with the SQL that each comes down to, a statement at a time.
 */
export async function measure(): Promise<Figure[]> {
  const server = await runServer();
  const { url } = await startEmbeddedDatabase(server.dataDir);
  const owner = await connectOwner(url);
  const clients = Array.from({ length: KONEKSI }, () => new Client({ connectionString: url }));
  const http = createHttpClient(server.url);
  try {
    await Promise.all(clients.map((one) => one.connect()));
    const today = new Date().toISOString().slice(0, 10);
    const organisasi = await fill(owner, today);
    const ask = callsOf(http, organisasi, today);
    const polos = polosOf(clients, organisasi, today);
    const antrean = await compare('Antrean persetujuan, halaman 15 ajuan', ask.list, polos.list, 2);
    const ajuan = await compare('Mengajukan cuti', ask.submit, polos.submit, 4);
    await fillMenunggu(owner, organisasi, today);
    const waiting = await listMenunggu(owner, organisasi);
    const keputusan = await compare(
      'Menyetujui cuti untuk yang terakhir',
      () => ask.approve(waiting.pop() ?? 0),
      (connection) => polos.approve(connection, waiting.pop() ?? 0),
      4,
    );
    return [...antrean, ...ajuan, ...keputusan];
  } finally {
    http.close();
    await Promise.all([owner, ...clients].map((one) => one.end()));
    await server.remove();
  }
}

type Send = (connection: number) => Promise<unknown>;

/** Both at one connection and at sixteen, in turns, so that what else the machine does falls on both alike. */
async function compare(nama: string, own: Send, bare: Send, kali: number): Promise<Figure[]> {
  // On all connections: each plans what it is asked often by itself.
  await runLoad(KONEKSI, WARM_MS, own);
  const loads = { own: [] as Load[], bare: [] as Load[] };
  for (const koneksi of [1, KONEKSI]) {
    const lama = koneksi === 1 ? SATU_MS : BANYAK_MS;
    loads.own.push(await runLoad(koneksi, lama, own));
    loads.bare.push(await runLoad(koneksi, lama / 2, bare));
  }
  const [ownSatu, ownBanyak] = loads.own;
  const [bareSatu, bareBanyak] = loads.bare;
  if (!ownSatu || !ownBanyak || !bareSatu || !bareBanyak) throw new Error('Nothing was measured');
  const median = percentile(ownSatu.times, 0.5);
  return [
    { nama: `${nama}, median`, nilai: median, satuan: 'ms', batas: 15, arah: 'paling banyak' },
    {
      nama: `${nama}, median dibanding SQL polosnya`,
      nilai: median / percentile(bareSatu.times, 0.5),
      satuan: 'kali',
      batas: kali,
      arah: 'paling banyak',
    },
    {
      nama: `${nama} per detik (${KONEKSI} koneksi)`,
      nilai: ownBanyak.perSecond,
      satuan: 'per detik',
      batas: 200,
      arah: 'paling sedikit',
    },
    {
      nama: `${nama} per detik dibanding SQL polosnya`,
      nilai: ownBanyak.perSecond / bareBanyak.perSecond,
      satuan: 'kali',
      batas: 1 / kali,
      arah: 'paling sedikit',
    },
  ];
}

async function fill(owner: Client, today: string): Promise<Filled> {
  const [organisasi] = await fillDatabase(owner, 1, ANGGOTA);
  if (!organisasi) throw new Error('Nothing was filled');
  await fillCuti(owner, organisasi, today);
  await owner.query(`update users set email = 'ukur' || user_id || '@contoh.id'`);
  return organisasi;
}

/** What one sends, as the screens send it. */
function callsOf({ call }: ReturnType<typeof createHttpClient>, { organisasi_id, user_id }: Filled, today: string) {
  const send = async (method: string, path: string, orang: number, isi?: unknown) => {
    const body = isi === undefined ? '' : JSON.stringify(isi);
    const headers = {
      cookie: `hadir_sesi=${sesiOf(orang)}`,
      ...(body && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    };
    const answer = await call({ method, path: `/api/orgs/${organisasi_id}/cuti${path}`, headers, body });
    if (answer.status >= 300) throw new Error(`${method} ${path} was answered ${answer.status}: ${answer.body}`);
  };
  const operator = user_id[0] ?? 0;
  const next = turnsOf(user_id, PEMOHON, today);
  return {
    list: () => send('GET', '/belum-setuju?page=1&count=15', operator),
    submit: () => {
      const { orang, tanggal } = next();
      const isi = { cuti_kategori_id: 1, tgl_awal: tanggal, tgl_akhir: tanggal, keterangan: 'Keperluan keluarga' };
      return send('POST', '', orang, isi);
    },
    approve: (cuti_id: number) => send('PUT', `/${cuti_id}/ubah-ajuan`, operator, { tindakan: 'setuju', urutan: 1 }),
  };
}

/** The same as bare SQL, one transaction on a connection of the driver. */
function polosOf(clients: readonly Client[], { organisasi_id, tenant_id, user_id }: Filled, today: string) {
  const operator = user_id[0] ?? 0;
  const next = turnsOf(user_id, POLOS, today);
  const run = async (connection: number, langkah: readonly Langkah[], isi: readonly unknown[]) => {
    const client = clients[connection];
    if (!client) throw new Error('No such connection');
    const known: unknown[] = [...isi];
    await client.query('begin');
    for (const { text, pakai } of langkah) {
      const { rows } = await client.query<{ id?: number }>(
        text,
        pakai.map((at) => known[at]),
      );
      if (rows[0]?.id !== undefined) known.push(rows[0].id);
    }
    await client.query('commit');
  };
  return {
    list: (connection: number) => clients[connection]?.query(BARE_ANTREAN, [organisasi_id, today]) ?? Promise.resolve(),
    submit: (connection: number) => {
      const { orang, tanggal } = next();
      return run(connection, BARE_AJUAN, [tenant_id, organisasi_id, orang, tanggal]);
    },
    approve: (connection: number, cuti_id: number) =>
      run(connection, BARE_KEPUTUSAN, [tenant_id, organisasi_id, operator, today, cuti_id]),
  };
}

/** One member after the other, each the next time for his next day. */
function turnsOf(user_id: readonly number[], { dari, sampai }: typeof PEMOHON, today: string) {
  let turn = 0;
  return () => {
    const orang = user_id[dari + (turn % (sampai - dari))] ?? 0;
    const tanggal = addDays(today, HARI_LAGI + Math.floor(turn / (sampai - dari)));
    turn += 1;
    return { orang, tanggal };
  };
}

/** Requests of five days of each member, a year ahead, that wait for the operator alone. */
async function fillMenunggu(owner: Client, { tenant_id, organisasi_id }: Filled, today: string) {
  await owner.query(
    `with c as (
       insert into cuti (tenant_id, organisasi_id, user_id, cuti_kategori_id, tgl_awal, tgl_akhir, tgl_awal_ajuan,
         tgl_akhir_ajuan, hitungan, keterangan, jumlah_hari, status, dibuat_oleh, diajukan_pada)
       select $1, $2, a.user_id, 1, h, h, h, h, 'kerja', 'Keperluan keluarga', 1, ${diajukan}, a.user_id, now()
       from anggota a, generate_series(0, 4) n, lateral (select $3::date + 120 + n) t (h)
       where a.organisasi_id = $2 and a.role <> ${KODE_PERAN.operator} returning cuti_id, user_id)
     insert into persetujuan_jalan (tenant_id, organisasi_id, untuk, objek_id, user_id, jenjang, urutan, giliran_sejak)
     select $1, $2, 'cuti', c.cuti_id, c.user_id,
       (select jenjang from persetujuan_jalan where organisasi_id = $2 limit 1), 1, $3 from c`,
    [tenant_id, organisasi_id, today],
  );
  await owner.query('vacuum analyze');
}

async function listMenunggu(owner: Client, { organisasi_id }: Filled): Promise<number[]> {
  const { rows } = await owner.query<{ objek_id: number }>(
    `select objek_id from persetujuan_jalan j join cuti c using (organisasi_id, cuti_id)
     where organisasi_id = $1 and j.giliran_sejak is not null and j.urutan = 1 and c.tgl_awal > now()::date + 100
     order by random()`,
    [organisasi_id],
  );
  return rows.map(({ objek_id }) => objek_id);
}
