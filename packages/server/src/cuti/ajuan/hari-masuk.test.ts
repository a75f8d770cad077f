import { expect, test } from 'vitest';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { hariBuilders } from '../../testing/given/given-hari.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const office = leaveOffices(server);
const { scan, tutup } = hariBuilders(server);

/** Ani was at work on Monday 16 and, late, on Wednesday 18 November. It is the 20th. */
async function kantor() {
  const made = await office({ maks_mundur: 30 });
  const ani = await made.member('Ani');
  await ani.grant(12);
  const { tenant_id, organisasi_id, user_id } = ani;
  for (const [tanggal, datang] of [
    ['2026-11-16', '07:00'],
    ['2026-11-18', '09:30'],
  ] as const)
    await scan({ tenant_id, organisasi_id, user_id }, tanggal, datang, '16:30');
  await tutup(made.organisasi);
  return { ...made, ani };
}

test('leave over days that were attended says which they are, to who asks and to who decides, until it is decided', async () => {
  const { operator, url, ani, act } = await kantor();
  const bahan = await ani.self.get(`${url}/cuti/bahan?tgl_awal=2026-11-16&tgl_akhir=2026-11-19`);
  const { hari } = bahan.body.data as { hari: { tanggal: string; is_masuk: boolean }[] };
  expect(hari.filter(({ is_masuk }) => is_masuk).map(({ tanggal }) => tanggal)).toEqual(['2026-11-16', '2026-11-18']);

  const { cuti_id } = await ani.asked('2026-11-17', '2026-11-18');
  const satu = async () => (await operator.get(`${url}/cuti/${cuti_id}`)).body.data;
  const antrean = async () => (await operator.get(`${url}/cuti/belum-setuju`)).body.data;
  expect(await satu()).toMatchObject({ hari_masuk: ['2026-11-18'] });
  expect(await antrean()).toMatchObject({ data: [{ cuti_id, hari_masuk: ['2026-11-18'] }] });
  expect((await act(operator, cuti_id, 'setuju')).body.data).toMatchObject({ hari_masuk: [] });
});

test('half a day of leave, and leave that is yet to begin, take no attended day', async () => {
  const { operator, url, ani } = await kantor();
  await ani.asked('2026-11-16', '2026-11-16', { setengah_hari: 'pagi' });
  await ani.asked('2026-11-23', '2026-11-24');
  const { data } = (await operator.get(`${url}/cuti/belum-setuju`)).body.data as { data: { hari_masuk: string[] }[] };
  expect(data.map(({ hari_masuk }) => hari_masuk)).toEqual([[], []]);
});
