import { expect, test } from 'vitest';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { cutiBersamaTask } from './cuti-bersama-task.ts';

const server = await startTestServer();
const { all, as, given, clock, deps } = server;
const office = leaveOffices(server);

const NATAL = '2026-12-24';

/** An office with a cuti bersama of its tenant to come, the tenant's admin, and one employee with twelve days. */
async function kantor() {
  const made = await office();
  const { tenant_id } = made.organisasi;
  const admin = as(await given.orang('admin', made.organisasi));
  const libur = { nama: 'Cuti bersama Natal', tgl_mulai: NATAL, jenis: 'cuti bersama', is_potong_saldo: true };
  await admin.post(`/tenant/${tenant_id}/hari-libur`, libur);
  const guru = await made.member('Guru');
  for (const { user_id } of [guru, { user_id: made.operator_id }]) {
    const jenis_kepegawaian = user_id === guru.user_id ? 'Non-ASN' : 'PNS';
    await all.updateTable('anggota').set({ jenis_kepegawaian }).where('user_id', '=', user_id).execute();
  }
  await guru.grant(12);
  const tenantUrl = `/tenant/${tenant_id}/cuti-bersama`;
  const atur = (isian: object = {}) =>
    admin.put(tenantUrl, { tgl_mulai: '2026-01-01', mengurangi: ['Non-ASN'], ...isian });
  const sendiri = (isian: object) =>
    made.operator.put(`${made.url}/cuti-bersama`, { tgl_mulai: '2026-01-01', ...isian });
  const sisaIs = (sisa: number) => expect.poll(() => guru.sisa()).toBe(sisa);
  return { ...made, admin, guru, tenantUrl, atur, sendiri, sisaIs };
}

test('an organisation that says nothing is booked by its tenant, at once and every night', async () => {
  const { atur, sisaIs, operator, url, guru } = await kantor();
  expect((await atur()).body.data).toMatchObject({
    aturan: [{ tgl_mulai: '2026-01-01', tgl_selesai: null, mengurangi: ['Non-ASN'], is_milik_tenant: true }],
    instansi_ikut: 1,
    instansi_sendiri: 0,
    anggota: expect.arrayContaining([{ jenis_kepegawaian: 'Non-ASN', jumlah: 1 }]),
    jumlah_tanggal: 1,
  });
  await sisaIs(11);
  expect((await operator.get(`${url}/cuti-bersama`)).body.data).toMatchObject({
    aturan: [{ mengurangi: ['Non-ASN'], is_milik_tenant: true }],
    tanggal: [{ tanggal: NATAL, dikurangi: 1 }],
  });
  await guru.grant(2);
  await cutiBersamaTask.run(deps, clock.now);
  expect(await guru.sisa()).toBe(13);
});

test('a holiday of the tenant says before whose balances fall in its organisations', async () => {
  const { atur, sisaIs, admin, organisasi } = await kantor();
  await atur();
  await sisaIs(11);
  const lagi = { nama: 'Cuti bersama lagi', tgl_mulai: '2026-12-28', jenis: 'cuti bersama', is_potong_saldo: true };
  const dicoba = await admin.post(`/tenant/${organisasi.tenant_id}/hari-libur`, { ...lagi, preview: true });
  expect(dicoba.body.data).toMatchObject({
    dampak: { saldo: { berkurang: { anggota: 1, hari: 1, jenis_kepegawaian: ['Non-ASN'], nama: ['Guru'] } } },
  });
});

test('its own rule goes first, also when it books nothing, until it follows the tenant again', async () => {
  const { atur, sendiri, sisaIs, guru, admin, tenantUrl } = await kantor();
  await sendiri({ mengurangi: null });
  expect((await atur()).body.data).toMatchObject({ instansi_ikut: 0, instansi_sendiri: 1, anggota: [] });
  await cutiBersamaTask.run(deps, clock.now);
  expect(await guru.sisa()).toBe(12);
  const preview = await sendiri({ ikut_tenant: true, preview: true });
  expect(preview.body.data).toMatchObject({ baris: [{ nama: 'Guru', jumlah: -1 }] });
  await sendiri({ ikut_tenant: true });
  expect(await guru.sisa()).toBe(11);
  expect((await admin.get(tenantUrl)).body.data).toMatchObject({ instansi_ikut: 1, instansi_sendiri: 0 });
  await atur({ mengurangi: null });
  await sisaIs(12);
});

test('only the tenant’s admin sets it; an operator reads it at his own organisation', async () => {
  const { operator, tenantUrl, atur, guru } = await kantor();
  const isian = { tgl_mulai: '2026-01-01', mengurangi: [] };
  expect((await operator.put(tenantUrl, isian)).status).toBeGreaterThanOrEqual(403);
  expect((await guru.self.put(tenantUrl, isian)).status).toBeGreaterThanOrEqual(403);
  const [one, two] = await Promise.all([atur(), atur({ mengurangi: ['PPPK'] })]);
  expect([one.status, two.status]).toEqual([200, 200]);
});
