import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { expect, test } from 'vitest';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { app, surat } = server;
const office = leaveOffices(server);

test.each(['inactive', 'removed'])(
  'a member who is made %s leaves nothing waiting and keeps his balance readable',
  async (how) => {
    const kantor = await office();
    const { operator, url, organisasi, act } = kantor;
    const ani = await kantor.member('Ani');
    await ani.grant(12);
    const approved = await ani.asked('2026-11-20', '2026-11-24');
    await act(operator, approved.cuti_id, 'setuju');
    const later = await ani.asked('2026-12-01', '2026-12-02');
    const made = await ani.self.post(`${url}/cuti/kalender-langganan`, { isi: 'saya' });
    const feed = new URL((made.body.data as { alamat: string }).alamat).pathname;
    expect((await app.inject({ url: feed })).statusCode).toBe(200);
    expect(await ani.sisa()).toBe(9);
    surat.length = 0;

    const left =
      how === 'inactive'
        ? await operator.put(`/users/${ani.user_id}/ubah-status`, {
            status: STATUS_KEANGGOTAAN.tidak_aktif,
            organisasi_id: organisasi.organisasi_id,
          })
        : await operator.delete(`${url}/users/${ani.user_id}`);
    expect(left.status).toBe(200);
    const berakhir = expect.stringMatching(
      /^Cuti Anda \d\d-1[12]-2026( s.d. \d\d-1[12]-2026)? berakhir karena Anda tidak lagi anggota$/,
    ) as string;
    expect(surat.map(({ judul }) => judul)).toEqual([berakhir, berakhir]);

    // Nothing waits in the queue; today was taken, Monday and Tuesday came back.
    expect((await operator.get(`${url}/cuti/belum-setuju`)).body.data).toMatchObject({ total: 0 });
    expect((await operator.get(`${url}/cuti/${later.cuti_id}`)).body.data).toMatchObject({
      status: STATUS_CUTI.ditolak,
      keputusan: null,
      riwayat: [{}, { tindakan: 'ditolak', nama: null, keterangan: 'Keanggotaan berakhir' }],
      persetujuan: { putusan: [] },
    });
    expect((await operator.get(`${url}/cuti/${approved.cuti_id}`)).body.data).toMatchObject({
      status: STATUS_CUTI.ditolak,
      tgl_batal: '2026-11-21',
      riwayat: [{}, { tindakan: 'dibatalkan', nama: null }],
    });
    expect((await operator.get(`${url}/cuti-saldo?q=Ani`)).body.data).toMatchObject({ total: 0 });
    expect((await operator.get(`${url}/cuti-saldo?q=Ani&is_aktif=0`)).body.data).toMatchObject({
      data: [{ sisa: 11 }],
    });
    expect((await app.inject({ url: feed })).statusCode).toBe(404);

    // Nothing is granted any more.
    const opened = await operator.post(`${url}/cuti-saldo/buka-tahun`, { tahun: 2026 });
    expect((opened.body.data as { baris: { nama: string }[] }).baris.map(({ nama }) => nama)).not.toContain('Ani');
  },
);

test('what began before he left is counted up to his last day, and still decided', async () => {
  const kantor = await office();
  const ani = await kantor.member('Ani');
  await ani.grant(12);
  const { cuti_id } = await ani.asked('2026-11-20', '2026-11-24');
  await kantor.operator.delete(`${kantor.url}/users/${ani.user_id}`);
  const decided = await kantor.act(kantor.operator, cuti_id, 'setuju');
  expect(decided.body.data).toMatchObject({ status: STATUS_CUTI.disetujui, jumlah_hari: 1 });
});

test('who comes back asks and is granted again; an old address does not come back', async () => {
  const kantor = await office();
  const { operator, url, organisasi } = kantor;
  const ani = await kantor.member('Ani');
  await server.all.updateTable('users').set({ password_hash: 'x' }).where('user_id', '=', ani.user_id).execute();
  const made = await ani.self.post(`${url}/cuti/kalender-langganan`, { isi: 'saya' });
  const feed = new URL((made.body.data as { alamat: string }).alamat).pathname;
  const status = (value: number) =>
    operator.put(`/users/${ani.user_id}/ubah-status`, { status: value, organisasi_id: organisasi.organisasi_id });
  await status(2);
  expect((await status(1)).status).toBe(200);
  expect((await app.inject({ url: feed })).statusCode).toBe(404);
  const opened = await operator.post(`${url}/cuti-saldo/buka-tahun`, { tahun: 2026 });
  expect((opened.body.data as { baris: { nama: string }[] }).baris.map(({ nama }) => nama)).toContain('Ani');
});

test('a calendar address answers nothing while leave is switched off', async () => {
  const kantor = await office();
  const ani = await kantor.member('Ani');
  const made = await ani.self.post(`${kantor.url}/cuti/kalender-langganan`, { isi: 'saya' });
  const feed = new URL((made.body.data as { alamat: string }).alamat).pathname;
  const saklar = `/pengaturan/${kantor.organisasi.organisasi_id}/aktivasi-cuti`;
  await kantor.operator.put(saklar, { is_aktif: false });
  expect((await app.inject({ url: feed })).statusCode).toBe(404);
  await kantor.operator.put(saklar, { is_aktif: true });
  expect((await app.inject({ url: feed })).statusCode).toBe(200);
});
