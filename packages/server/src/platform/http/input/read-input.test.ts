import { expect, test } from 'vitest';
import { startTestServer } from '../../../testing/start-test-server.ts';

const { given, as } = await startTestServer();
const organisasi = await given.organisasi();
const operator = as(await given.orang('operator', organisasi));
const url = `/orgs/${organisasi.organisasi_id}`;
const PANJANG = '9'.repeat(20);

test('an empty value of a query counts as not given', async () => {
  for (const path of ['users-mulai?group_id=', 'presensi/verval?status=&group_id=&bulan=&count=']) {
    const { status, body } = await operator.get(`${url}/${path}`);
    expect({ status, body }).toEqual({ status: 200, body: (await operator.get(`${url}/${path.split('?')[0]}`)).body });
  }
});

test('a field that is wrong in more than one way is told one thing, that which comes first', async () => {
  expect(await operator.get(`${url}/users-mulai?tgl_mulai=salah`)).toMatchObject({
    status: 422,
    body: { errors: { tgl_mulai: ['Isi tanggal yang ada, sebagai TTTT-BB-HH'] } },
  });
});

test('a body that is empty though its kind is told is asked for what it lacks', async () => {
  const headers = { 'content-type': 'application/json' };
  const { status, body } = await operator.call('POST', `${url}/presensi/verval-generate`, { headers });
  expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { bulan: ['Wajib diisi'] } });
});

test('a whole number of a body beyond any is told the limit of its field alone', async () => {
  const { body } = await operator.post(`${url}/presensi/verval-buka`, {
    bulan: '2026-11',
    alasan: 'x',
    user_id: [1e20],
  });
  expect(body.errors).toEqual({ 'user_id.0': ['Paling besar 2.147.483.647'] });
});

test.each([
  ['a page', `presensi/verval?page=${PANJANG}`, { page: ['Paling besar 1.000.000'] }],
  ['a number of rows', `presensi/verval?count=${PANJANG}`, { count: ['Paling besar 500'] }],
  ['a negative number of rows', `presensi/verval?count=-${PANJANG}`, { count: ['Isi lebih dari 0'] }],
  ['the number of a group', `presensi/verval?group_id=${PANJANG}`, { 'group_id.0': ['Paling besar 2.147.483.647'] }],
  ['a fraction', `presensi/verval?count=1.5`, { count: ['Isi dengan bilangan bulat'] }],
  ['a word', `presensi/verval?count=banyak`, { count: ['Isi dengan angka'] }],
])('%s that is not taken is told what is', async (_, path, errors) => {
  expect(await operator.get(`${url}/${path}`)).toMatchObject({ status: 422, body: { errors } });
});
