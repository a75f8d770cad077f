import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { toWaktuLokal } from '@hadir/rules/waktu/waktu-lokal.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listPresensiOfHari } from '../../kehadiran/hari/event.queries.ts';
import { loadFakta } from '../../kehadiran/hari/fakta.queries.ts';
import { rentangEvent } from '../../kehadiran/hari/rentang-event.ts';
import { listFotoPresensi } from './foto-presensi.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { writeAll } from '../../platform/db/together/write-all.ts';
import { hariBuilders } from '../../testing/given/given-hari.ts';
import { bulanOf, lockedMonths } from '../../testing/locked-months.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { insertScans } from '../impor/impor.queries.ts';
import { listEventTap } from './fakta-presensi.queries.ts';
import { insertKetukanKios } from './ketukan-kios.queries.ts';
import { insertKetukanMesin } from './ketukan-mesin.queries.ts';
import { insertPresensi, nextPresensiId } from './presensi.queries.ts';

const server = await startTestServer();
const { given, db } = server;
const { kantor } = hariBuilders(server);
/** The first of a month, and a day in its midst from which five days lead to no other month. */
const [{ awal: AWAL }] = (
  await sql<{ awal: string }>`select (hadir.bulan_log(now()) + interval '1 month')::date as awal`.execute(server.all)
).rows as [{ awal: string }];
const TENGAH = addDays(AWAL, 14);
const organisasi = await kantor();
const { tenant_id, organisasi_id } = organisasi;
const { user_id } = await given.anggota(organisasi);
const scope = { lingkup: 'organisasi', tenant_id, organisasi_id } as const;
const locked = (run: (trx: Db) => Promise<unknown>) => lockedMonths(db, scope, 'presensi', run);

const KINI = ['presensi', bulanOf('presensi', TENGAH)];
const DUA = ['presensi', bulanOf('presensi', addDays(AWAL, -1)), bulanOf('presensi', AWAL)];
const around = (tanggal: string) => ({ tgl_awal: addDays(tanggal, -5), tgl_akhir: addDays(tanggal, 5) });
const taps = (tanggal: string) => [{ organisasi_id, user_id, ...rentangEvent(around(tanggal)) }];

test('an event that is added locks the table and its own month', async () => {
  const add = async (trx: Db) => {
    const isi = {
      tenant_id,
      organisasi_id,
      user_id,
      waktu: `${TENGAH}T07:00:00+07:00`,
      timezone: 'Asia/Jakarta',
      sumber: 'ponsel',
    };
    const lain = {
      radius: STATUS_RADIUS.dalam,
      is_luring: false,
      is_lokasi_palsu: false,
      is_ditinjau: false,
      diterima_pada: `${TENGAH}T00:00:00Z`,
    };
    await writeAll(trx, [insertPresensi([{ ...isi, ...lain, presensi_id: await nextPresensiId(trx) }])]);
  };
  expect(await locked(add)).toEqual(KINI);
});

test('what a check-in reads of events is one month’s, around the turn of a month two', async () => {
  expect(await locked((trx) => listEventTap(trx, taps(TENGAH)))).toEqual(KINI);
  expect(await locked((trx) => listEventTap(trx, taps(AWAL)))).toEqual(DUA);
  expect(await locked((trx) => listEventTap(trx, taps(addDays(AWAL, -1))))).toEqual(DUA);
});

test('events on both sides of the turn of a month are found, each once', async () => {
  const [malam, pagi] = [`${addDays(AWAL, -1)}T23:59:59+07:00`, `${AWAL}T00:00:00+07:00`];
  await server.all.insertInto('presensi').values([malam, pagi].map((waktu) => ({ tenant_id, organisasi_id, user_id, waktu, timezone: 'Asia/Jakarta', sumber: 'mesin' }))).execute(); // prettier-ignore
  for (const tanggal of [AWAL, addDays(AWAL, -1)]) {
    expect((await listEventTap(server.all, taps(tanggal)))[0]?.events).toHaveLength(2);
  }
  const own = { tgl_awal: AWAL, tgl_akhir: AWAL };
  const { anggota } = await loadFakta(server.all, organisasi_id, [user_id], own);
  // A date begins in the east, two hours before.
  expect(anggota.get(user_id)?.events.map(({ waktu }) => waktu)).toEqual([
    toWaktuLokal(AWAL, -1),
    toWaktuLokal(AWAL, 0),
  ]);
});

const ctx = (trx: Db) => ({ db: trx, organisasi }) as unknown as OrganisasiCtx;
const hari = [{ tanggal: TENGAH, penjelasan: { events: [{ presensi_id: 1 }] } }];

test.each<[string, (trx: Db) => Promise<unknown>]>([
  ['the facts of a few', (trx) => loadFakta(trx, organisasi_id, [user_id], around(TENGAH))],
  ['the facts of many', (trx) => loadFakta(trx, organisasi_id, Array.from({ length: 20 }, () => user_id), around(TENGAH))], // prettier-ignore
  ['the events that days name', (trx) => listPresensiOfHari(trx, organisasi_id, hari)],
  ['the photos of days', (trx) => listFotoPresensi(ctx(trx), [1], [TENGAH])],
  ['what hinders a month', (trx) => sql`select from hadir.hambatan_verval(${organisasi_id}, ${addDays(TENGAH, -3)}::date, ${TENGAH}::date)`.execute(trx)], // prettier-ignore
])('%s are looked for in their month alone', async (_, ask) => {
  expect(await locked(ask)).toEqual(KINI);
});

test('what a machine, a kiosk and a file bring is compared with its own month', async () => {
  const perangkat = { ...scope, jenis: 'kios', nama: 'Lobi' };
  const { lokasi_presensi_id } = await server.all
    .insertInto('lokasi_presensi')
    .values({ tenant_id, organisasi_id, nama: 'Kantor', lat: -6.2, lng: 106.8 })
    .returning('lokasi_presensi_id')
    .executeTakeFirstOrThrow();
  const { perangkat_id } = await server.all
    .insertInto('perangkat')
    .values({ tenant_id, organisasi_id, jenis: perangkat.jenis, nama: perangkat.nama, lokasi_presensi_id })
    .returning('perangkat_id')
    .executeTakeFirstOrThrow();
  const mesin = {
    tenant_id,
    organisasi_id,
    perangkat_id,
    nama: 'Lobi',
    lokasi_presensi_id,
    timezone: 'Asia/Jakarta',
  } as const;
  const waktu = `${TENGAH}T07:00:00+07:00`;
  const saat = new Date(waktu);
  const baris = (n: number) => ({ user_id, waktu, id_luar: `17 ${n}` });
  let n = 0;
  expect(await locked((trx) => insertKetukanMesin(trx, mesin, [baris(n++)], saat))).toEqual(KINI);
  const kios = { foto: null, is_luring: false, is_ditinjau: false, sebab_ditinjau: null };
  expect(await locked((trx) => insertKetukanKios(trx, mesin, { ...baris(n++), ...kios }, saat))).toEqual(KINI);
  const scan = { user_id, waktu: toWaktuLokal(TENGAH, 25_200) } as Parameters<typeof insertScans>[2][number];
  expect(await locked((trx) => insertScans(trx, organisasi, [scan], [], null))).toEqual(KINI);
});
