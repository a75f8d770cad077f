import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import type { CutiMenunggu } from '@hadir/contract/cuti/ajuan/cuti.ts';
import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import { beforeEach, expect, test } from 'vitest';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { permintaanBuilders } from '../../testing/given/given-permintaan.ts';
import { sendTautan } from '../../testing/send-tautan.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { ingatkanPenyetujuTask } from '../surat/ingatkan-penyetuju-task.ts';

const server = await startTestServer();
const { app, as, clock, deps, surat } = server;
const office = leaveOffices(server);
const school = permintaanBuilders(server);
beforeEach(() => void (surat.length = 0));

/** The links of the mails since the last look, the latest last. */
const takeLinks = () => surat.splice(0).flatMap(({ teks }) => /\/keputusan\/\S+/.exec(teks)?.[0] ?? []);
const lastLink = () => takeLinks().at(-1) ?? '';

/** Leave of Ani's that the operator has opened: his queue's row, and the link that he was mailed. */
async function opened() {
  const kantor = await office();
  const { operator, url, member, act } = kantor;
  const ani = await member('Ani');
  await ani.grant(12);
  surat.length = 0;
  const { cuti_id } = await ani.asked('2026-12-17', '2026-12-18');
  const link = lastLink();
  const queue = async () =>
    ((await operator.get(`${url}/cuti/belum-setuju`)).body.data as { data: CutiMenunggu[] }).data;
  const rowOf = async () => {
    const row = (await queue()).find((one) => one.cuti_id === cuti_id);
    if (!row) throw new Error('It waits');
    return { cuti_id, ...row.persetujuan };
  };
  const detail = async () => (await ani.self.get(`${url}/cuti/${cuti_id}`)).body.data as { status: number };
  /** She withdraws it, asks for other dates, and sends it again. */
  const resend = async (...dates: [string, string]) => {
    await act(ani.self, cuti_id, 'tarik');
    await ani.self.form('PUT', `${url}/cuti/${cuti_id}`, ani.form(...dates));
    const { status } = await act(ani.self, cuti_id, 'ajukan');
    if (status !== 200) throw new Error('It was sent again');
  };
  return { ...kantor, ani, cuti_id, link, queue, rowOf, detail, resend };
}

const BARU = '21-12-2026 s.d. 31-12-2026';

test('leave that was withdrawn, changed and sent again is not decided by the mail of its first sending, nor by its page', async () => {
  const { link, resend, detail } = await opened();
  expect((await app.inject({ url: link })).body).toContain('17-12-2026 s.d. 18-12-2026');
  await resend('2026-12-21', '2026-12-31');
  const baru = lastLink();
  const diubah = { statusCode: 422, body: expect.stringContaining(BARU) };
  for (const answer of [await sendTautan(app, link, { tindakan: 'setuju' }), await app.inject({ url: link })]) {
    expect(answer).toMatchObject(diubah);
    expect(answer.body).toContain('diubah sesudah surat ini dikirim');
    expect(answer.body).toContain('Buka ajuan di Hadir');
  }
  expect(await detail()).toMatchObject({ status: STATUS_CUTI.diajukan });
  // The one that was mailed with it decides it.
  expect((await app.inject({ url: baru })).body).toContain(BARU);
  expect((await sendTautan(app, baru, { tindakan: 'setuju' })).body).toContain('Keputusan tersimpan');
  expect(await detail()).toMatchObject({ status: STATUS_CUTI.disetujui });
});

test('a decision from a page that shows leave as it was before is refused, with the dates that it has now', async () => {
  const { operator, cuti_id, act, rowOf, resend, detail } = await opened();
  const { urutan, versi } = await rowOf();
  await resend('2026-12-21', '2026-12-31');
  for (const tindakan of ['setuju', 'tolak']) {
    const answer = await act(operator, cuti_id, tindakan, { urutan, versi, keterangan: 'Sudah dibaca' });
    expect(answer).toMatchObject({ status: 433, body: { error: 'persetujuan.changed' } });
    expect(answer.body.message).toContain(BARU);
    expect(answer.body.message).toContain('Belum ada yang diputuskan');
  }
  expect(await detail()).toMatchObject({ status: STATUS_CUTI.diajukan });
  const kini = await rowOf();
  expect(await act(operator, cuti_id, 'setuju', kini)).toMatchObject({ status: 200 });
});

test('a page that says nothing of what it shows decides only what was never changed', async () => {
  const { operator, cuti_id, act, resend } = await opened();
  await resend('2026-12-21', '2026-12-31');
  const answer = await act(operator, cuti_id, 'setuju', { urutan: 0 });
  expect(answer).toMatchObject({ status: 433, body: { message: expect.stringContaining('uat ulang') } });
  const lain = await opened();
  expect(await lain.act(lain.operator, lain.cuti_id, 'setuju', { urutan: 0 })).toMatchObject({ status: 200 });
});

test('of many approved at once the changed ones wait on and are named with their dates', async () => {
  const { operator, url, member, cuti_id, rowOf, queue, resend, detail } = await opened();
  const budi = await member('Budi');
  await budi.grant(12);
  const { cuti_id: punyaBudi } = await budi.asked('2026-12-01');
  const ajuan = (await queue()).map((one) => ({ cuti_id: one.cuti_id, ...one.persetujuan }));
  expect(ajuan).toContainEqual(await rowOf());
  await resend('2026-12-21', '2026-12-31');
  const answer = await operator.post(`${url}/cuti/setuju-banyak`, { ajuan });
  expect(answer.body.data).toEqual({
    disetujui: [punyaBudi],
    ditolak: [{ cuti_id, pesan: expect.stringContaining(BARU) }],
  });
  expect(await detail()).toMatchObject({ status: STATUS_CUTI.diajukan });
});

test('each sending is mailed once to whose turn it is', async () => {
  const { resend, rowOf } = await opened();
  await resend('2026-12-21', '2026-12-31');
  expect(takeLinks()).toHaveLength(1);
  await resend('2026-12-21', '2026-12-22');
  expect(takeLinks()).toHaveLength(1);
  await ingatkanPenyetujuTask.run(deps, clock.now);
  expect(takeLinks()).toEqual([]);
  expect(await rowOf()).toMatchObject({ versi: 3 });
});

test('a claim that was changed while it waits is decided neither by its first mail nor by a page that was open', async () => {
  const { ask, decide, url, operator, rekanOperator, seen, isInForce } = await school('klaim');
  surat.length = 0;
  const id = await ask();
  const [link = ''] = takeLinks();
  const { body } = await rekanOperator.get(`${url}/klaim-presensi-menunggu`);
  const [terbuka] = (body.data as { data: KlaimPresensi[] }).data;
  const isi = {
    jenis: 'dinas luar',
    keterangan: 'Rapat',
    tgl_mulai: '2026-11-16',
    tgl_selesai: '2026-11-19',
    sehari: '1',
  };
  expect((await operator.form('PUT', `${url}/klaim-presensi/${id}`, isi)).status).toBe(200);
  const baru = '16-11-2026 s.d. 19-11-2026';
  expect(await sendTautan(app, link, { tindakan: 'setuju' })).toMatchObject({
    statusCode: 422,
    body: expect.stringContaining(baru),
  });
  for (const versi of [terbuka?.persetujuan.versi, undefined]) {
    const answer = await decide(rekanOperator, id, { setuju: true, urutan: 0, versi });
    expect(answer).toMatchObject({ status: 433, body: { error: 'persetujuan.changed' } });
    expect(answer.body.message).toContain(baru);
  }
  expect(await isInForce()).toBe(false);
  const { versi } = (await seen())?.persetujuan ?? {};
  expect(await decide(rekanOperator, id, { setuju: true, urutan: 0, versi })).toMatchObject({ status: 200 });
  expect(await isInForce()).toBe(true);
});

test('whose turn it is not is told so, whatever was changed', async () => {
  const { ask, decide, chain, url, operator, kepala, kasubag } = await school('klaim');
  await chain({ jenis: 'kepala_grup' }, { jenis: 'orang', user_id: kasubag.user_id });
  const id = await ask();
  await decide(as(kepala), id, { setuju: true, urutan: 0, versi: 1 });
  const isi = { jenis: 'sakit', keterangan: 'Surat dokter', tgl_mulai: '2026-11-18', sehari: '1' };
  await operator.form('PUT', `${url}/klaim-presensi/${id}`, isi);
  expect((await decide(as(kasubag), id, { setuju: true, urutan: 1, versi: 1 })).status).toBe(404);
  const answer = await decide(operator, id, { setuju: true, urutan: 1, versi: 1 });
  expect(answer).toMatchObject({ status: 433, body: { error: 'persetujuan.not_your_turn' } });
});
