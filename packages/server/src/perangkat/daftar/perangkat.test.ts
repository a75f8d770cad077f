import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { expect, test } from 'vitest';
import { tempatBuilders } from '../../testing/given/given-tempat.ts';
import { nomorBaru } from '../../testing/given.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, all, clock } = await startTestServer();
const tempat = tempatBuilders(all);

async function sekolah() {
  const organisasi = await given.organisasi();
  const { lokasi_presensi_id, nama } = await tempat.lokasi(organisasi);
  const operator = as(await given.orang('operator', organisasi));
  const url = `/orgs/${organisasi.organisasi_id}/devices`;
  const isi = { nama: 'Gerbang', nomor_seri: `seri-${String(nomorBaru()).padStart(5, '0')}`, lokasi_presensi_id };
  return { organisasi, operator, url, isi, nama_lokasi: nama };
}

test('a machine is registered, found, changed, put out of use with a reason, and removed', async () => {
  const { operator, url, isi, nama_lokasi } = await sekolah();
  const made = await operator.post(url, isi);
  const nomor_seri = isi.nomor_seri.toUpperCase();
  expect(made).toMatchObject({
    status: 201,
    body: { data: { nomor_seri, nama_lokasi, status: STATUS_RECORD.aktif, jenis: 'mesin' } },
  });
  const path = `${url}/${(made.body.data as { perangkat_id: number }).perangkat_id}`;
  expect(
    (await operator.get(`${url}?q=gerb&status=${STATUS_RECORD.aktif}&sort=-terakhir_terlihat`)).body.data,
  ).toMatchObject({ total: 1 });
  expect((await operator.put(path, { ...isi, nama: 'Lobi' })).body.data).toMatchObject({ nama: 'Lobi' });
  expect((await operator.put(`${path}/status`, { status: STATUS_RECORD.diblokir })).body).toMatchObject({
    errors: { keterangan: [/.+/] },
  });
  expect(
    (await operator.put(`${path}/status`, { status: STATUS_RECORD.diblokir, keterangan: 'Dicuri' })).body.data,
  ).toMatchObject({
    status: STATUS_RECORD.diblokir,
    keterangan: 'Dicuri',
  });
  expect((await operator.delete(path)).status).toBe(200);
  expect((await operator.get(path)).status).toBe(404);
});

test('a serial number is one machine’s everywhere, and whose it is is not told', async () => {
  const mine = await sekolah();
  const theirs = await sekolah();
  await mine.operator.post(mine.url, mine.isi);
  const nomor_seri = mine.isi.nomor_seri;
  const own = await mine.operator.post(mine.url, { ...mine.isi, nama: 'Lobi' });
  const foreign = await theirs.operator.post(theirs.url, { ...theirs.isi, nomor_seri });
  expect(own).toMatchObject({ status: 422, body: { error: 'perangkat.nomor_seri_refused' } });
  expect(foreign.body).toEqual(own.body);
  expect((await theirs.operator.get(theirs.url)).body.data).toMatchObject({ total: 0 });
});

test('another organisation’s place is none, an address must be one, and a place with a machine stays', async () => {
  const mine = await sekolah();
  const theirs = await sekolah();
  const { lokasi_presensi_id } = theirs.isi;
  expect((await mine.operator.post(mine.url, { ...mine.isi, lokasi_presensi_id })).body).toMatchObject({
    error: 'perangkat.lokasi_unknown',
  });
  for (const alamat of ['sekolah.id', '10.0.0.0/33', '10.0.0.1/8/8'])
    expect((await mine.operator.post(mine.url, { ...mine.isi, alamat_sumber: [alamat] })).status).toBe(422);
  expect((await mine.operator.post(mine.url, { ...mine.isi, alamat_sumber: ['10.0.0.0/8', '::1'] })).status).toBe(201);
  const lokasi = `/orgs/${mine.organisasi.organisasi_id}/lokasi/${mine.isi.lokasi_presensi_id}`;
  expect((await mine.operator.delete(lokasi)).body).toMatchObject({ error: 'lokasi.in_use' });
});

test('machines that are silent come first, then those whose clocks drift, with how many there are of each', async () => {
  const { organisasi, operator, url, isi } = await sekolah();
  const { organisasi_id } = organisasi;
  const buat = async (nama: string, keadaan: object) => {
    const nomor_seri = `seri-${String(nomorBaru()).padStart(5, '0')}`;
    await operator.post(url, { ...isi, nama, nomor_seri });
    await all.updateTable('perangkat').set(keadaan).where('organisasi_id', '=', organisasi_id).where('nama', '=', nama).execute(); // prettier-ignore
  };
  const [kini, lusa] = [0, 48].map((jam) => new Date(clock.now.getTime() - jam * 3_600_000).toISOString());
  await buat('Baik', { terakhir_terlihat: kini, selisih_detik: 3 });
  await buat('Bergeser', { terakhir_terlihat: kini, selisih_detik: -240 });
  await buat('Diam', { terakhir_terlihat: lusa, selisih_detik: null });
  await buat('Diblokir', { terakhir_terlihat: lusa, selisih_detik: 900, status: STATUS_RECORD.diblokir });
  type Daftar = { data: { nama: string; is_diam: boolean }[]; diam: number; bergeser: number };
  const list = async (query: string) => (await operator.get(`${url}${query}`)).body.data as Daftar;
  const { data, ...jumlah } = await list('');
  expect(data.map(({ nama }) => nama)).toEqual(['Diam', 'Bergeser', 'Baik', 'Diblokir']);
  expect(data.filter(({ is_diam }) => is_diam).map(({ nama }) => nama)).toEqual(['Diam']);
  expect(jumlah).toMatchObject({ diam: 1, bergeser: 1 });
  expect(await list('?q=baik&sort=nama')).toMatchObject({ total: 1, diam: 1, bergeser: 1 });
});

test('members do not see machines, and another organisation’s does not exist', async () => {
  const mine = await sekolah();
  const theirs = await sekolah();
  const { perangkat_id } = (await theirs.operator.post(theirs.url, theirs.isi)).body.data as { perangkat_id: number };
  expect((await as(await given.orang('user', mine.organisasi)).get(mine.url)).status).toBe(403);
  for (const path of [`${mine.url}/${perangkat_id}`, `${theirs.url}/${perangkat_id}`])
    expect((await mine.operator.get(path)).status).toBe(404);
  expect(
    (await mine.operator.put(`${mine.url}/${perangkat_id}/status`, { status: STATUS_RECORD.tidak_aktif })).status,
  ).toBe(404);
});

test('whoever sets up a machine is told where this server is', async () => {
  const { operator, url } = await sekolah();
  expect((await operator.get(`${url}/alamat`)).body.data).toMatchObject({ alamat: 'hadir.test', porta: 80, is_https: false });
}); // prettier-ignore
