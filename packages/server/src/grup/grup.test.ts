import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { describe, expect, test } from 'vitest';
import { tempatBuilders } from '../testing/given/given-tempat.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const { given, as, all } = await startTestServer();
const tempat = tempatBuilders(all);

async function kantor() {
  const organisasi = await given.organisasi();
  const operator = as(await given.orang('operator', organisasi));
  return { organisasi, operator, url: `/orgs/${organisasi.organisasi_id}/groups` };
}

describe('groups', () => {
  test('are a page where one is asked for, else a bare array, with head and members of today', async () => {
    const { organisasi, operator, url } = await kantor();
    const kepala = await given.anggota(organisasi, { nama: 'Siti Aminah' });
    const guru = await tempat.grup(organisasi, { nama: 'Guru', kepala_user_id: kepala.user_id });
    await tempat.grup(organisasi, { nama: 'Staf', status: STATUS_RECORD.tidak_aktif });
    await tempat.inGrup(kepala, guru.group_id);
    await tempat.inGrup(await given.anggota(organisasi), guru.group_id, '2026-01-01', '2026-11-19');
    await tempat.inGrup(await given.anggota(organisasi, { status: STATUS_KEANGGOTAAN.tidak_aktif }), guru.group_id);

    expect((await operator.get(url)).body.data).toMatchObject([
      { nama: 'Guru', kepala: 'Siti Aminah', status: STATUS_RECORD.aktif, jumlah_anggota: 1 },
      { nama: 'Staf', kepala: null, status: STATUS_RECORD.tidak_aktif, jumlah_anggota: 0 },
    ]);
    expect((await operator.get(`${url}?page=1&count=1&sort=-nama`)).body.data).toMatchObject({
      total: 2,
      last_page: 2,
      data: [{ nama: 'Staf' }],
    });
    expect((await operator.get(`${url}?status=${STATUS_RECORD.aktif}&q=gur`)).body.data).toHaveLength(1);
  });

  test('are made and changed, each name once in the organisation', async () => {
    const { organisasi, operator, url } = await kantor();
    const kepala = await given.anggota(organisasi);
    const made = await operator.post(url, { nama: 'Guru', kepala_user_id: kepala.user_id });
    expect(made).toMatchObject({ status: 201, body: { data: { nama: 'Guru', kepala_user_id: kepala.user_id } } });
    const path = `${url}/${(made.body.data as { group_id: number }).group_id}`;
    expect(await operator.post(url, { nama: 'guru' })).toMatchObject({
      status: 422,
      body: { errors: { nama: ['Nama grup sudah dipakai'] } },
    });
    expect((await operator.put(path, { nama: 'Guru dan Wali' })).body.data).toMatchObject({
      nama: 'Guru dan Wali',
      kepala_user_id: kepala.user_id,
      status: STATUS_RECORD.aktif,
    });
    expect(
      (await operator.put(path, { nama: 'Guru', kepala_user_id: null, status: STATUS_RECORD.tidak_aktif })).body.data,
    ).toMatchObject({
      kepala_user_id: null,
      status: STATUS_RECORD.tidak_aktif,
    });
  });

  test('have a head who is an active member here', async () => {
    const { organisasi, operator, url } = await kantor();
    const inactive = await given.anggota(organisasi, { status: STATUS_KEANGGOTAAN.tidak_aktif });
    const stranger = await given.anggota(await given.organisasi());
    for (const { user_id } of [inactive, stranger]) {
      expect(await operator.post(url, { nama: 'Guru', kepala_user_id: user_id })).toMatchObject({
        status: 422,
        body: { errors: { kepala_user_id: ['Pilih anggota yang aktif'] } },
      });
    }
  });

  test('are removed while they were never used, and closed afterwards', async () => {
    const { organisasi, operator, url } = await kantor();
    const used = await tempat.grup(organisasi);
    await tempat.inGrup(await given.anggota(organisasi), used.group_id, '2020-01-01', '2020-12-31');
    const fresh = await tempat.grup(organisasi);
    expect((await operator.delete(`${url}/${used.group_id}`)).body).toMatchObject({
      code: 433,
      error: 'grup.has_history',
    });
    expect((await operator.delete(`${url}/${fresh.group_id}`)).status).toBe(200);
    expect((await operator.get(`${url}/${fresh.group_id}`)).status).toBe(404);
  });

  test('of another organisation do not exist', async () => {
    const { operator, url } = await kantor();
    const theirs = await tempat.grup(await given.organisasi());
    expect((await operator.get(`${url}/${theirs.group_id}`)).status).toBe(404);
    expect((await operator.put(`${url}/${theirs.group_id}`, { nama: 'X' })).status).toBe(404);
    expect((await operator.delete(`${url}/${theirs.group_id}`)).status).toBe(404);
  });
});
