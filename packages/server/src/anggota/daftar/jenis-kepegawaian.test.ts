import { expect, test } from 'vitest';
import { makeSheet } from '../../platform/files/xlsx/make-sheet.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as } = await startTestServer();

async function kantor() {
  const organisasi = await given.organisasi();
  const operator = as(await given.orang('operator', organisasi));
  return { operator, url: `/orgs/${organisasi.organisasi_id}` };
}

test('how a new member is employed is not guessed: it stays open until it is said, and can be taken back', async () => {
  const { operator, url } = await kantor();
  const { body } = await operator.post(`${url}/users`, { nama: 'Siti Aminah' });
  expect(body.data).toMatchObject({ nama: 'Siti Aminah', jenis_kepegawaian: null });

  const { user_id } = body.data as { user_id: number };
  const said = await operator.put(`${url}/users/${user_id}`, { jenis_kepegawaian: 'PPPK' });
  expect(said.body.data).toMatchObject({ jenis_kepegawaian: 'PPPK' });
  const other = await operator.put(`${url}/users/${user_id}`, { jabatan: 'Guru' });
  expect(other.body.data, 'what is not sent stays').toMatchObject({ jenis_kepegawaian: 'PPPK' });
  const open = await operator.put(`${url}/users/${user_id}`, { jenis_kepegawaian: null });
  expect(open.body.data).toMatchObject({ jenis_kepegawaian: null });
});

test('a sheet that leaves it empty, or has no such column, says nothing of it either', async () => {
  const { operator, url } = await kantor();
  const kolom = [{ judul: 'Nama' }, { judul: 'Jenis Kepegawaian' }];
  const baris = [
    ['Budi', ''],
    ['Cici', 'PNS'],
  ];
  const content = await makeSheet({}, { nama: 'Anggota', kolom, baris })();
  const file = new Blob([new Uint8Array(content)]);
  expect(await operator.form('POST', `${url}/import-user`, { file, is_uji_coba: '0' })).toMatchObject({ status: 200 });
  const { data } = (await operator.get(`${url}/users?sort=nama`)).body.data as { data: object[] };
  expect(data).toContainEqual(expect.objectContaining({ nama: 'Budi', jenis_kepegawaian: null }));
  expect(data).toContainEqual(expect.objectContaining({ nama: 'Cici', jenis_kepegawaian: 'PNS' }));
});
