import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { STATUS_PRESENSI } from '@hadir/rules/kode/status-presensi.ts';
import { expect, test } from 'vitest';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { computeHari } from '../../kehadiran/turunan/compute-hari.ts';
import { listHariOf } from '../../kehadiran/rekap/hari-anggota.queries.ts';
import { jam } from '../../testing/given/given-jadwal.ts';
import { sendLuring } from '../../testing/send-luring.ts';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { tempatBuilders } from '../../testing/given/given-tempat.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, db, clock } = server;
const { jadwal } = presensiBuilders(all);
const { lokasi } = tempatBuilders(all);

const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const tap = (fields: Record<string, string> = {}) => ({ waktu_klien: clock.now.toISOString(), ...fields });
const DI_DALAM = { lat: '-6.2', lng: '106.8' };
const DI_LUAR = { lat: '-6.21', lng: '106.8' };

async function school(fields: { timezone?: string; tanpaJadwal?: true } = {}) {
  const { tanpaJadwal, ...rest } = fields;
  const organisasi = await given.organisasi(rest);
  if (!tanpaJadwal) await jadwal(organisasi);
  const member = await given.anggota(organisasi);
  const operator = as(await given.orang('operator', organisasi));
  const url = `/orgs/${organisasi.organisasi_id}`;
  const send = (isi: Record<string, string>) => as(member).form('POST', `${url}/presensi`, isi, key());
  const atur = (isi: object) => operator.put(`/pengaturan/${organisasi.organisasi_id}`, isi);
  return { organisasi, member, operator, url, send, atur };
}
const at = (instant: string) => (clock.now = new Date(instant));

test('outside the radius counts and is flagged, waits for review, or is refused, as the organisation says', async () => {
  at('2026-11-20T00:00:00Z');
  const { organisasi, send, atur } = await school();
  await lokasi(organisasi);
  expect(await send(tap(DI_LUAR))).toMatchObject({
    status: 201,
    body: { data: { presensi: { radius: STATUS_RADIUS.luar, is_ditinjau: false }, hari: { status: 'hadir' } } },
  });

  const review = await school();
  await lokasi(review.organisasi);
  await review.atur({ luar_radius: 'tinjau' });
  expect(await review.send(tap(DI_LUAR))).toMatchObject({
    status: 201,
    body: { data: { presensi: { radius: STATUS_RADIUS.luar, is_ditinjau: true }, hari: { status: 'terbuka' } } },
  });
  expect(await review.send(tap(DI_DALAM))).toMatchObject({
    status: 201,
    body: { data: { presensi: { radius: STATUS_RADIUS.dalam, is_ditinjau: false }, hari: { status: 'hadir' } } },
  });

  await atur({ luar_radius: 'tolak' });
  expect(await send(tap(DI_LUAR))).toMatchObject({ status: 433, body: { error: 'presensi.outside' } });
  expect(await send(tap())).toMatchObject({ status: 433, body: { error: 'presensi.no_position' } });
  expect((await send(tap(DI_DALAM))).status).toBe(201);
});

test('a feigned place counts and is flagged, waits for review, or is refused, as the organisation said on that day', async () => {
  at('2026-11-20T00:00:00Z');
  const { organisasi, member, operator, url, send, atur } = await school();
  await lokasi(organisasi);
  const palsu = { is_lokasi_palsu: '1' };
  expect(await send(tap({ ...DI_DALAM, ...palsu }))).toMatchObject({
    status: 201,
    body: { data: { presensi: { is_lokasi_palsu: true, is_ditinjau: false }, hari: { status: 'hadir' } } },
  });

  await atur({ lokasi_palsu: 'tinjau', luar_radius: 'tinjau', tgl_mulai: '2026-11-21' });
  expect(await send(tap({ ...DI_DALAM, ...palsu }))).toMatchObject({
    body: { data: { presensi: { is_ditinjau: false } } },
  });
  at('2026-11-21T00:00:00Z');
  expect(await send(tap({ ...DI_LUAR, ...palsu }))).toMatchObject({
    status: 201,
    body: { data: { presensi: { is_ditinjau: true }, hari: { status: 'terbuka' } } },
  });
  expect((await as(member).get(`${url}/presensi/lastPresensi`)).body.data).toMatchObject({
    hari: {
      kalimat: expect.arrayContaining([
        'Presensi pukul 07:00:00 dari ponsel atau peramban tidak dihitung: masih menunggu tinjauan operator, sebab perangkatnya memakai lokasi palsu dan di luar lokasi presensi.',
      ]),
    },
  });
  expect((await operator.get(`${url}/presensi/ditinjau`)).body.data).toMatchObject({
    data: [{ sebab: ['lokasi_palsu', 'tempat'] }],
  });

  await atur({ lokasi_palsu: 'tolak' });
  expect(await send(tap({ ...DI_DALAM, ...palsu }))).toMatchObject({
    status: 433,
    body: { error: 'presensi.lokasi_palsu' },
  });
  expect((await send(tap(DI_DALAM))).status).toBe(201);
});

test('an offline tap is taken to the end of its limit, which the organisation sets, and refused after it', async () => {
  at('2026-11-20T00:00:00Z');
  const { member, url, atur } = await school();
  const offline = (minutesAgo: number) => sendLuring(server, member, { url, minutesAgo });
  expect(await offline(24 * 60)).toMatchObject({
    status: 201,
    body: { data: { presensi: { tanggal: '2026-11-19', jam: '07:00:00', is_luring: true, is_ditinjau: false } } },
  });
  expect(await offline(24 * 60 + 1)).toMatchObject({
    status: 433,
    body: { error: 'presensi.luring_too_late', details: { jam: 24 } },
  });
  await atur({ luring_maks_jam: 2 });
  expect((await offline(120)).status).toBe(201);
  expect(await offline(121)).toMatchObject({ status: 433, body: { details: { jam: 2 } } });
});

test('an offline tap whose clock was never measured waits for review', async () => {
  at('2026-11-20T00:00:00Z');
  const { send } = await school();
  expect(await send({ waktu_klien: '2026-11-19T23:50:00Z', is_luring: '1' })).toMatchObject({
    status: 201,
    body: { data: { presensi: { is_luring: true, is_ditinjau: true }, hari: { status: 'terbuka' } } },
  });
});

test.each([
  ['Asia/Jakarta', '06:30:00', 0],
  ['Asia/Makassar', '07:30:00', 30],
  ['Asia/Jayapura', '08:30:00', 90],
])('23:30 UTC in %s is %s of the next day', async (timezone, pukul, terlambat_menit) => {
  at('2026-11-19T23:30:00Z');
  const { send } = await school({ timezone });
  expect(await send(tap())).toMatchObject({
    status: 201,
    body: {
      data: {
        presensi: { tanggal: '2026-11-20', jam: pukul, timezone },
        hari: { tanggal: '2026-11-20', status: 'hadir', jam_masuk: pukul, terlambat_menit },
      },
    },
  });
});

test('a location’s own zone is the clock of the taps made there', async () => {
  at('2026-11-19T23:30:00Z');
  const { organisasi, send } = await school({ timezone: 'Asia/Jakarta' });
  await lokasi(organisasi, { timezone: 'Asia/Makassar' });
  expect(await send(tap(DI_DALAM))).toMatchObject({
    body: { data: { presensi: { jam: '07:30:00', timezone: 'Asia/Makassar' }, hari: { terlambat_menit: 30 } } },
  });
});

test('a night shift is one day: the date on which it begins, with its departure on the next morning', async () => {
  at('2026-11-19T05:00:00Z');
  const { member, operator, url, send } = await school({ tanpaJadwal: true });
  const malam = {
    nama: 'Malam',
    tipe_jadwal: TIPE_JADWAL.shift,
    tgl_mulai: '2026-11-19',
    baris: [jam('22:00', '06:00')],
  };
  expect((await operator.post(`${url}/jadwal`, { ...malam, untuk_semua: true })).status).toBe(201);

  at('2026-11-19T15:10:00Z');
  const arrival = { tanggal: '2026-11-19', jam_masuk: '22:10:00', terlambat_menit: 10, is_terbuka: true };
  expect(await send(tap())).toMatchObject({ body: { data: { hari: arrival } } });
  at('2026-11-19T23:05:00Z');
  expect(await send(tap())).toMatchObject({
    body: {
      data: {
        presensi: { tanggal: '2026-11-20', jam: '06:05:00', sebagai: 'pulang', status: STATUS_PRESENSI.pulang },
        hari: { ...arrival, jam_pulang: '06:05:00', is_pulang_besok: true, durasi_menit: 475 },
      },
    },
  });
  const { body } = await operator.get(`${url}/presensi/riwayat/${member.user_id}?from=2026-11-19&to=2026-11-19`);
  expect(body.data).toMatchObject({ total: 1, data: [{ tanggal: '2026-11-19', presensi: [{}, {}] }] });
});

test('days that grew tap by tap, in whatever order the taps came, are what deriving them afresh gives', async () => {
  at('2026-11-20T16:00:00Z');
  const { organisasi, member, url, atur } = await school();
  await atur({ luring_maks_jam: 168 });
  const minutes = [5, 61, 63, 420, 424, 560, 1_400, 1_445, 1_600, 1_900, 2_002, 3_000, 3_055, 3_302, 4_500, 5_000];
  // Neither forwards nor backwards: 7 has no divisor in common with 16.
  const shuffled = minutes.map((_, n) => minutes[(n * 7 + 3) % minutes.length] ?? 0);
  for (const ago of shuffled) {
    expect((await sendLuring(server, member, { url, minutesAgo: ago })).status).toBe(201);
  }
  const { tenant_id, organisasi_id } = organisasi;
  const range = { tgl_awal: '2026-11-17', tgl_akhir: '2026-11-20' };
  await inScope(db, { lingkup: 'organisasi', tenant_id, organisasi_id }, async (trx) => {
    const stored = await listHariOf(trx, organisasi_id, member.user_id, range);
    const { rows } = await computeHari({ db: trx, now: clock.now, organisasi }, [member.user_id], range);
    const fresh = new Map(rows.map((row) => [row.tanggal, row]));
    expect(stored.flatMap(({ penjelasan }) => penjelasan.events)).toHaveLength(minutes.length);
    for (const { terbuka_sampai: _, dibekukan, potongan, hari_cuti, ...row } of stored) {
      expect(dibekukan).toBe(false);
      const { terbuka_sampai: _open, ...expected } = fresh.get(row.tanggal) ?? { terbuka_sampai: null };
      const day = { ...row, potongan: Number(potongan), hari_cuti: Number(hari_cuti) };
      expect(JSON.parse(JSON.stringify(day))).toEqual(JSON.parse(JSON.stringify(expected)));
    }
  });
});

/** Until the 19th the organisation was in one zone, with other settings; since the 20th it is in Makassar. */
async function moved(lama: object, baru: object = {}) {
  at('2026-11-20T00:00:00Z');
  const made = await school({ timezone: 'Asia/Makassar' });
  const { tenant_id, organisasi_id } = made.organisasi;
  const row = {
    tenant_id,
    organisasi_id,
    tgl_mulai: '0001-01-01',
    tgl_selesai: '2026-11-19',
    timezone: 'Asia/Jakarta',
  };
  await all.updateTable('pengaturan_organisasi').set({ tgl_mulai: '2026-11-20', ...baru }).where('organisasi_id', '=', organisasi_id).execute(); // prettier-ignore
  await all
    .insertInto('pengaturan_organisasi')
    .values({ ...row, ...lama })
    .execute();
  return made;
}

test('an offline tap is of the zone that its place had when it was made', async () => {
  const { member, url } = await moved({});
  expect(await sendLuring(server, member, { url, minutesAgo: 8 * 60 })).toMatchObject({
    status: 201,
    body: { data: { presensi: { tanggal: '2026-11-19', jam: '23:00:00', timezone: 'Asia/Jakarta' } } },
  });
  expect(await sendLuring(server, member, { url, minutesAgo: 30 })).toMatchObject({
    status: 201,
    body: { data: { presensi: { tanggal: '2026-11-20', jam: '07:30:00', timezone: 'Asia/Makassar' } } },
  });
});

test('where an offline tap was made is judged by what its own day asked for', async () => {
  const { organisasi, member, url } = await moved({ luar_radius: 'hitung' }, { luar_radius: 'tolak' });
  await lokasi(organisasi);
  expect(await sendLuring(server, member, { url, minutesAgo: 20 * 60, fields: DI_LUAR })).toMatchObject({
    status: 201,
    body: { data: { presensi: { tanggal: '2026-11-19', radius: STATUS_RADIUS.luar } } },
  });
  expect(await sendLuring(server, member, { url, minutesAgo: 20, fields: DI_LUAR })).toMatchObject({
    status: 433,
    body: { error: 'presensi.outside' },
  });
});
