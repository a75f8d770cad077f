import { expect, test } from 'vitest';
import { makeSheet } from '../../platform/files/xlsx/make-sheet.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as } = await startTestServer();

async function kantor() {
  const organisasi = await given.organisasi();
  const operator = as(await given.orang('operator', organisasi));
  return { operator, url: `/orgs/${organisasi.organisasi_id}` };
}
const BELUM = { errors: { tgl_lahir: ['Tanggal lahir tidak boleh setelah hari ini'] } };

test('a birthday is kept, left as it is by what does not name it, and taken back; one to come is refused', async () => {
  const { operator, url } = await kantor();
  const early = await operator.post(`${url}/users`, { nama: 'Siti Aminah', tgl_lahir: '2026-11-21' });
  expect(early).toMatchObject({ status: 422, body: BELUM });
  const { body } = await operator.post(`${url}/users`, { nama: 'Siti Aminah', tgl_lahir: '1986-08-17' });
  expect(body.data).toMatchObject({ tgl_lahir: '1986-08-17' });

  const { user_id } = body.data as { user_id: number };
  const put = (isi: object) => operator.put(`${url}/users/${user_id}`, isi);
  expect((await put({ jabatan: 'Guru' })).body.data).toMatchObject({ tgl_lahir: '1986-08-17' });
  expect(await put({ tgl_lahir: '2026-11-21' })).toMatchObject({ status: 422, body: BELUM });
  expect((await put({ tgl_lahir: null })).body.data).toMatchObject({ tgl_lahir: null });
});

test('a sheet brings birthdays, and names the row of one that is yet to come', async () => {
  const { operator, url } = await kantor();
  const send = async (baris: (string | null)[][]) => {
    const kolom = [{ judul: 'Nama' }, { judul: 'Tanggal Lahir' }];
    const content = await makeSheet({}, { nama: 'Anggota', kolom, baris })();
    return operator.form('POST', `${url}/import-user`, { file: new Blob([new Uint8Array(content)]), is_uji_coba: '0' });
  };
  const wrong = await send([['Budi', '21-11-2026']]);
  expect(JSON.stringify(wrong.body)).toContain('Tanggal lahir tidak boleh setelah hari ini');
  await send([
    ['Budi', '02-01-1990'],
    ['Cici', null],
  ]);
  const { data } = (await operator.get(`${url}/users?sort=nama`)).body.data as { data: object[] };
  expect(data).toContainEqual(expect.objectContaining({ nama: 'Budi', tgl_lahir: '1990-01-02' }));
  expect(data).toContainEqual(expect.objectContaining({ nama: 'Cici', tgl_lahir: null }));
});
