import { Client } from 'pg';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { scheduling } from '../../testing/given/given-jadwal.ts';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { tempatBuilders } from '../../testing/given/given-tempat.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, clock } = server;
const { jadwal } = presensiBuilders(all);
const { lokasi } = tempatBuilders(all);
const { closeDays } = scheduling(server);

/** Thursday 3 December; two absent from Friday 27 November to Monday 30 November. */
async function school() {
  clock.now = new Date('2026-12-03T02:00:00Z');
  const organisasi = await given.organisasi({ dibuat_pada: '2026-11-26T00:00:00Z' });
  await jadwal(organisasi);
  await lokasi(organisasi);
  const [ani, budi] = [await given.anggota(organisasi), await given.anggota(organisasi)];
  const operator = as(await given.orang('operator', organisasi));
  const url = `/orgs/${organisasi.organisasi_id}`;
  const freeze = () => operator.post(`${url}/presensi/verval-generate`, { bulan: '2026-11' });
  return { organisasi, ani, budi, operator, url, freeze };
}

test('a selfie that would move a day of a frozen month says so, and is rejected but not approved', async () => {
  const { organisasi, ani, operator, url, freeze } = await school();
  const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  await closeDays(organisasi);
  const ask = async (tanggal: string, jam: string) => {
    const foto = new Blob([content], { type: 'image/png' });
    const isi = { lat: '-6.2', lng: '106.8', keterangan: 'Ponsel mati', tanggal, jam, foto };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const asked = await as(ani).form('POST', `${url}/presensi-manual`, isi, key);
    return (asked.body.data as { presensi_manual_id: number }).presensi_manual_id;
  };
  const [senin, selasa] = [await ask('2026-11-30', '07:00:00'), await ask('2026-12-01', '07:00:00')];
  const beku = async () =>
    (
      (await operator.get(`${url}/presensi/manual?sort=dibuat_pada`)).body.data as {
        data: { presensi_manual_id: number; hari_beku: string | null }[];
      }
    ).data.map(({ presensi_manual_id, hari_beku }) => [presensi_manual_id, hari_beku]);
  expect(await beku()).toEqual([
    [senin, null],
    [selasa, null],
  ]);

  await freeze();
  expect(await beku()).toEqual([
    [senin, '2026-11-30'],
    [selasa, null],
  ]);
  expect((await operator.get(`${url}/presensi-manual-menunggu`)).body.data).toMatchObject({
    data: [{ hari_beku: '2026-11-30' }, { hari_beku: null }],
  });
  const decide = (id: number, status: number, keterangan = '') =>
    operator.post(`${url}/presensi/approval/${id}`, { status, keterangan });
  expect((await decide(senin, 5)).body.code).toBe(433);
  expect((await decide(selasa, 5)).status).toBe(200);
  expect((await decide(senin, 6, 'Bulannya dibekukan')).body.data).toMatchObject({ hari_beku: null });
});

test('a held tap that would move a day of a frozen month says so, and one that moves nothing is accepted still', async () => {
  const { organisasi, ani, budi, operator, url, freeze } = await school();
  const { tenant_id, organisasi_id } = organisasi;
  const tap = async (user_id: number, waktu: string, is_ditinjau: boolean) => {
    const of = { tenant_id, organisasi_id, user_id, timezone: 'Asia/Jakarta', sumber: 'mesin' };
    const row = await all
      .insertInto('presensi')
      .values({ ...of, waktu, is_ditinjau, sebab_ditinjau: is_ditinjau ? ['jam'] : null })
      .returning('presensi_id')
      .executeTakeFirstOrThrow();
    return row.presensi_id;
  };
  const menggeser = await tap(ani.user_id, '2026-11-30T00:00:00Z', true);
  await tap(budi.user_id, '2026-11-29T23:50:00Z', false);
  await tap(budi.user_id, '2026-11-30T07:10:00Z', false);
  const tengah = await tap(budi.user_id, '2026-11-30T05:00:00Z', true);
  await closeDays(organisasi);
  await freeze();
  const { data } = (await operator.get(`${url}/presensi/ditinjau`)).body.data as {
    data: { presensi_id: number; hari_beku: string | null }[];
  };
  expect(new Map(data.map(({ presensi_id, hari_beku }) => [presensi_id, hari_beku]))).toEqual(
    new Map([
      [menggeser, '2026-11-30'],
      [tengah, null],
    ]),
  );
  const accept = (presensi_id: number) =>
    operator.post(`${url}/presensi/update/status`, { presensi_id: [presensi_id], tindakan: 'hitung', keterangan: '' });
  expect((await accept(menggeser)).body.code).toBe(433);
  expect((await accept(tengah)).status).toBe(200);
});

test('a queue of many taps of a frozen month asks for their days, and what those are judged by, once for all', async () => {
  const { organisasi, ani, budi, operator, url, freeze } = await school();
  const { tenant_id, organisasi_id } = organisasi;
  const of = { tenant_id, organisasi_id, timezone: 'Asia/Jakarta', sumber: 'mesin' };
  const rows = [ani, budi].flatMap(({ user_id }) =>
    ['27', '29', '30'].map((hari) => ({ ...of, user_id, waktu: `2026-11-${hari}T00:00:00Z` })),
  );
  await all
    .insertInto('presensi')
    .values(rows.map((row) => ({ ...row, is_ditinjau: true, sebab_ditinjau: ['jam'] })))
    .execute();
  await closeDays(organisasi);
  await freeze();
  const query = vi.spyOn(Client.prototype, 'query');
  onTestFinished(() => query.mockRestore());
  const { data } = (await operator.get(`${url}/presensi/ditinjau`)).body.data as { data: { hari_beku: string }[] };
  expect(data.map(({ hari_beku }) => hari_beku)).toHaveLength(rows.length);
  const texts = query.mock.calls.map(([said]) => String((said as { text?: string } | undefined)?.text ?? said));
  const count = (fits: RegExp) => texts.filter((text) => fits.test(text)).length;
  expect([count(/hadir\.fakta_anggota/), count(/from "kehadiran".*unnest/s)]).toEqual([1, 1]);
});
