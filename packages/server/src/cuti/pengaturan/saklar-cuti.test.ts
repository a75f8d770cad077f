import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import type { contract } from '@hadir/contract/contract.generated.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all } = server;

type Grup = 'kategoriCuti' | 'saldoCuti' | 'pengaturanCuti' | 'kalenderCuti' | 'cutiBersama' | 'cuti';
type Panggilan = [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, isi?: object];

/** Of every group of leave calls a reading and a writing one that nothing but a switch refuses with 433. */
const PANGGILAN: Record<Grup & keyof typeof contract, Panggilan[]> = {
  kategoriCuti: [
    ['GET', '/cuti-kategori'],
    ['POST', '/cuti-kategori', { nama: 'Cuti Haji' }],
    ['PUT', '/cuti-kategori/1/update-status', { is_aktif: true }],
  ],
  saldoCuti: [
    ['GET', '/cuti-saldo'],
    ['GET', '/cuti/saldo'],
    ['GET', '/cuti-saldo/template'],
    ['POST', '/cuti-saldo/buka-tahun', { tahun: 2026 }],
  ],
  pengaturanCuti: [
    ['GET', '/cuti/tgl-dispensasi'],
    ['DELETE', '/cuti/tgl-dispensasi/1'],
  ],
  kalenderCuti: [
    ['GET', '/cuti/kalender-langganan'],
    ['POST', '/cuti/kalender-langganan', { isi: 'saya' }],
  ],
  cutiBersama: [
    ['GET', '/cuti-bersama'],
    ['POST', '/cuti-bersama/bukukan', {}],
  ],
  cuti: [
    ['GET', '/cuti'],
    ['GET', '/cuti/daftar'],
    ['GET', '/cuti/belum-setuju'],
    ['PUT', '/cuti/1/ubah-ajuan', { tindakan: 'setuju' }],
    ['DELETE', '/cuti/1'],
  ],
};
const SEMUA = Object.entries(PANGGILAN).flatMap(([grup, list]) => list.map((one) => [grup, ...one] as const));

type Saklar = {
  is_enable_fitur_cuti?: boolean;
  is_leave_management_simpatika?: boolean;
  is_disable_ketidakhadiran?: boolean;
};
async function kantor(organisasi: object, saklar: Saklar) {
  const made = await given.organisasi(organisasi);
  await all.updateTable('pengaturan_organisasi').set(saklar).where('organisasi_id', '=', made.organisasi_id).execute();
  return made;
}
const LINKED = { k_sumber_data: SUMBER_DATA.terhubung };
const [OFF, ON] = [{ is_enable_fitur_cuti: false }, { is_enable_fitur_cuti: true }];

test.each([
  ['general, switched on', {}, ON, null],
  ['general, switched off', {}, OFF, 'cuti.disabled'],
  [
    'general, off, whatever the linked switch says',
    {},
    { ...OFF, is_leave_management_simpatika: true },
    'cuti.disabled',
  ],
  ['linked, switched on', LINKED, { ...OFF, is_leave_management_simpatika: true }, null],
  [
    'linked, off, whatever the general switch says',
    LINKED,
    { ...ON, is_leave_management_simpatika: false },
    'cuti.disabled',
  ],
  ['hiding Ketidakhadiran', {}, { ...ON, is_disable_ketidakhadiran: true }, 'cuti.hidden'],
  ['general without subscription', { is_langganan: false }, ON, 'langganan.locked'],
  [
    'linked without subscription',
    { ...LINKED, is_langganan: false },
    { is_leave_management_simpatika: true },
    'langganan.locked',
  ],
] as const)('in an organisation %s every group of leave calls answers alike', async (_, organisasi, saklar, error) => {
  const made = await kantor(organisasi, saklar);
  const operator = as(await given.orang('operator', made));
  for (const [grup, method, path, isi] of SEMUA) {
    const answer = await operator.call(method, `/orgs/${made.organisasi_id}${path}`, isi ? { payload: isi } : {});
    const said = answer.status === 433 ? answer.body.error : null;
    expect([grup, method, path, said]).toEqual([grup, method, path, error]);
  }
});

test('an admin passes the lock of the subscription and not the switch', async () => {
  const locked = await kantor({ is_langganan: false }, ON);
  expect((await as(await given.orang('admin', locked)).get(`/orgs/${locked.organisasi_id}/cuti`)).status).toBe(200);
  const off = await kantor({}, OFF);
  const answer = await as(await given.orang('admin', off)).get(`/orgs/${off.organisasi_id}/cuti`);
  expect(answer).toMatchObject({ status: 433, body: { error: 'cuti.disabled' } });
});

test('an inactive member reads what he once asked for, and reaches nothing else', async () => {
  const made = await kantor({}, ON);
  const self = as(await given.anggota(made, { status: STATUS_KEANGGOTAAN.tidak_aktif }));
  const milik = '/cuti/daftar';
  for (const [grup, method, path, isi] of SEMUA.filter(([, , one]) => one !== milik)) {
    const { status } = await self.call(method, `/orgs/${made.organisasi_id}${path}`, isi ? { payload: isi } : {});
    // What is an operator's is refused for that, before it is asked whether he is active.
    expect([grup, path, status === 433 || status === 403]).toEqual([grup, path, true]);
  }
  expect(await self.get(`/orgs/${made.organisasi_id}/cuti/saldo`)).toMatchObject({
    body: { error: 'anggota.inactive' },
  });
  expect((await self.get(`/orgs/${made.organisasi_id}${milik}`)).body.data).toMatchObject({ total: 0 });
});

test('the switch itself answers while leave is off, to operators alone', async () => {
  const made = await kantor({}, OFF);
  const url = `/pengaturan/${made.organisasi_id}/aktivasi-cuti`;
  expect((await as(await given.orang('user', made)).put(url, { is_aktif: true })).status).toBe(403);
  const operator = as(await given.orang('operator', made));
  expect((await operator.put(url, { is_aktif: true })).status).toBe(200);
  expect((await operator.get(`/orgs/${made.organisasi_id}/cuti`)).status).toBe(200);
});
