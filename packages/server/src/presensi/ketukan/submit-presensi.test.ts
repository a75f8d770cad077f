import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { STATUS_PRESENSI } from '@hadir/rules/kode/status-presensi.ts';
import { expect, test } from 'vitest';
import { comparing } from '../../testing/compare-afresh.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';

const server = await startTestServer();
const { given, as, clock, all } = server;
const { jadwal } = presensiBuilders(all);

const tap = (fields: Record<string, string> = {}) => ({ waktu_klien: clock.now.toISOString(), ...fields });
const key = () => ({ 'idempotency-key': crypto.randomUUID() });

async function school({ timezone = 'Asia/Jakarta' } = {}) {
  const organisasi = await given.organisasi({ timezone });
  await jadwal(organisasi);
  const member = await given.anggota(organisasi);
  const url = `/orgs/${organisasi.organisasi_id}/presensi`;
  return { organisasi, member, url, me: as(member), operator: as(await given.orang('operator', organisasi)) };
}

test('the first tap of a work day is the arrival, and says what it means', async () => {
  const { me, url } = await school();
  clock.now = new Date('2026-11-20T00:07:30Z');
  const answer = await me.form('POST', url, tap(), key());
  expect(answer).toMatchObject({
    status: 201,
    body: {
      code: 201,
      message: 'Presensi tercatat',
      data: {
        presensi: {
          tanggal: '2026-11-20',
          jam: '07:07:30',
          sebagai: 'datang',
          status: STATUS_PRESENSI.terlambat,
          radius: STATUS_RADIUS.tidak_terdeteksi,
        },
        hari: { tanggal: '2026-11-20', status: 'hadir', jam_masuk: '07:07:30', terlambat_menit: 7, is_terbuka: true },
        kalimat: 'Terlambat 7 menit',
      },
    },
  });
});

test('a tap in the last moment of a minute is of that minute, also when the day is derived from what is stored', async () => {
  const { me, url, organisasi, member } = await school();
  for (const [saat, jam_masuk, jam_pulang] of [
    ['2026-11-20T00:00:59.700Z', '07:00:59', null],
    ['2026-11-20T07:59:59.999Z', '07:00:59', '14:59:59'],
  ] as const) {
    clock.now = new Date(saat);
    expect((await me.form('POST', url, tap(), key())).body.data).toMatchObject({
      hari: { jam_masuk, jam_pulang, terlambat_menit: 0 },
    });
  }
  const { stored, fresh } = await comparing(server)(
    { ...organisasi, ...member },
    { tgl_awal: '2026-11-20', tgl_akhir: '2026-11-20' },
  );
  expect(fresh).toEqual(JSON.parse(JSON.stringify(stored)));
});

test('the day is there in every list right after the tap', async () => {
  const { me, operator, url, organisasi, member } = await school();
  clock.now = new Date('2026-11-20T00:00:00Z');
  const { body } = await me.form('POST', url, tap(), key());
  const { presensi_id } = (body.data as { presensi: { presensi_id: number } }).presensi;
  const row = {
    tanggal: '2026-11-20',
    status: 'hadir',
    anggota: { user_id: member.user_id },
    presensi: [{ presensi_id, status: STATUS_PRESENSI.tepat_waktu }],
  };
  expect((await operator.get(url)).body).toMatchObject({ data: { total: 1, data: [row] } });
  expect((await me.get(`${url}/riwayat/${member.user_id}`)).body).toMatchObject({ data: { data: [row] } });
  expect((await operator.get(`${url}/kehadiran?keadaan=hadir`)).body).toMatchObject({
    data: { data: [row], ringkasan: { anggota: 2, hadir: 1, terbuka: 1 } },
  });
  expect((await me.get(`${url}/lastPresensi`)).body).toMatchObject({
    data: { tanggal: '2026-11-20', hari: { status: 'hadir' }, presensi: [{ presensi_id }] },
  });
  expect((await me.get(`/orgs/${organisasi.organisasi_id}/aktivitas/presensi/${presensi_id}`)).body).toMatchObject({
    data: { presensi: { presensi_id }, hari: [{ kalimat: expect.arrayContaining(['Hari ini dihitung hadir.']) }] },
  });
  expect((await operator.get(`/dashboard/orgs/${organisasi.organisasi_id}`)).body).toMatchObject({
    data: { organisasi: { hari_ini: { hadir: 1 } } },
  });
});

test('a tap without a photo may be plain JSON, as the application sends it', async () => {
  const { me, url } = await school();
  clock.now = new Date('2026-11-20T00:00:00Z');
  const answer = await me.post(url, { ...tap(), lat: -6.2, lng: 106.8, is_luring: false }, key());
  expect(answer).toMatchObject({
    status: 201,
    body: { data: { presensi: { jam: '07:00:00', radius: STATUS_RADIUS.tidak_terdeteksi } } },
  });
});
