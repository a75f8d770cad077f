import { expect, test } from 'vitest';
import { lembarLaporan } from '../../testing/lembar-laporan.ts';
import { hariBuilders } from '../../testing/given/given-hari.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, clock } = server;
const { kantor, scan, tutup } = hariBuilders(server);
clock.now = new Date('2026-11-20T15:00:00Z');

async function office() {
  const organisasi = await kantor();
  const siti = await given.anggota(organisasi, { nama: 'Siti Nuraini' });
  for (const day of ['16', '17', '18', '19']) await scan(siti, `2026-11-${day}`, '06:55', '14:05');
  await tutup(organisasi);
  const operator = as(await given.orang('operator', organisasi));
  return { organisasi, siti, operator, url: `/orgs/${organisasi.organisasi_id}/rekap/ketidakhadiran` };
}

test('absent days are listed by member and date, with how many there are', async () => {
  const { operator, url } = await office();
  const { body } = await operator.get(`${url}?bulan=2026-11&q=siti`);
  expect(body.data).toMatchObject({
    total: 1,
    ringkasan: { absen: 1, cuti: 0 },
    data: [{ tanggal: '2026-11-20', jenis: 'absen', kategori: null, hari: 1, anggota: { nama: 'Siti Nuraini' } }],
  });
  expect((await operator.get(`${url}?bulan=2026-11&jenis=cuti`)).body.data).toMatchObject({ total: 0 });
});

test('the workbook holds the same rows', async () => {
  const { operator, url } = await office();
  const { rows } = await lembarLaporan((await operator.get(`${url}/download?bulan=2026-11&q=siti`)).raw);
  expect(rows.map((row) => row[2])).toEqual(['Siti Nuraini', 'Jumlah']);
});

test('an organisation that hides Ketidakhadiran has its calls locked', async () => {
  const { organisasi, operator, url } = await office();
  await all
    .updateTable('pengaturan_organisasi')
    .set({ is_disable_ketidakhadiran: true })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .execute();
  for (const answer of [operator.get(url), operator.get(`${url}/download`), operator.post(`${url}/generate`, {})]) {
    expect(await answer).toMatchObject({ status: 433, body: { error: 'ketidakhadiran.disabled' } });
  }
});

test('a span that has not begun is refused rather than told to be empty', async () => {
  const { operator, url } = await office();
  const { status, body } = await operator.get(`${url}?from=2026-12-01&to=2026-12-31`);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['from']]);
  expect((await operator.get(`${url}?from=2026-11-01&to=2026-11-30`)).status).toBe(200);
});
