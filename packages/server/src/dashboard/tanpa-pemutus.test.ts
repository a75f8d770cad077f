import type { BerandaTenant } from '@hadir/contract/dashboard/dashboard.contract.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { expect, test } from 'vitest';
import { leaveOffices } from '../testing/given/given-cuti.ts';
import { permintaanBuilders } from '../testing/given/given-permintaan.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, clock } = server;
const office = leaveOffices(server);

/** An office whose only operator, Ani, asks for leave; and what its tenant's admin is told waits for him. */
async function onlyOperatorAsks() {
  clock.now = new Date('2026-11-20T02:00:00Z');
  const made = await office();
  const { organisasi, operator_id } = made;
  const ani = await made.member('Ani');
  await ani.grant(12);
  const setPeran = (user_id: number, role: number) =>
    all
      .updateTable('anggota')
      .set({ role })
      .where('organisasi_id', '=', organisasi.organisasi_id)
      .where('user_id', '=', user_id)
      .execute();
  await setPeran(ani.user_id, KODE_PERAN.operator);
  await setPeran(operator_id, KODE_PERAN.user);
  const admin = as(await given.akun({ tenant_id: organisasi.tenant_id, is_admin: true }));
  const menunggu = async () => {
    const { body } = await admin.get(`/dashboard/tenant/${organisasi.tenant_id}`);
    return (body.data as BerandaTenant).menunggu;
  };
  /** Ani asks, and Budi, a member, whose balance another operator gave. */
  const bothAsk = async () => {
    const budi = await made.member('Budi');
    await setPeran(operator_id, KODE_PERAN.operator);
    await budi.grant(12);
    await setPeran(operator_id, KODE_PERAN.user);
    await ani.asked('2026-11-26');
    await budi.asked('2026-11-27');
    return budi;
  };
  return { ...made, ani, admin, menunggu, setPeran, bothAsk };
}

const NIHIL = { ditinjau: 0, gangguan: 0, cuti: 0, klaim: 0, presensi_manual: 0, tukar_shift: 0 };

test('the only operator’s own leave waits for the tenant’s admin, who is told where, until another may decide it', async () => {
  const { organisasi, operator_id, ani, admin, menunggu, setPeran } = await onlyOperatorAsks();
  await ani.asked('2026-11-26');
  const { organisasi_id, nama } = organisasi;
  expect(await menunggu()).toEqual([{ organisasi_id, nama, user_id: ani.user_id, ...NIHIL, cuti: 1 }]);
  const diMeja = await admin.get(`/orgs/${organisasi_id}/persetujuan-menunggu`);
  expect(diMeja.body.data).toMatchObject({ cuti: 1 });
  await setPeran(operator_id, KODE_PERAN.operator);
  expect(await menunggu()).toEqual([]);
});

test('where two operators who are both inactive have asked, no one of them is named: the link leads to all', async () => {
  const { organisasi, ani, bothAsk, menunggu, setPeran } = await onlyOperatorAsks();
  const budi = await bothAsk();
  await setPeran(budi.user_id, KODE_PERAN.operator);
  const inactive = { status: STATUS_KEANGGOTAAN.tidak_aktif };
  await all.updateTable('anggota').set(inactive).where('user_id', 'in', [ani.user_id, budi.user_id]).execute();
  const { organisasi_id } = organisasi;
  expect(await menunggu()).toMatchObject([{ organisasi_id, cuti: 2, user_id: null }]);
});

test('what a chain lets another decide is not the admin’s; where it names only its owner it is', async () => {
  const { organisasi, ani, admin, operator_id, menunggu, url } = await onlyOperatorAsks();
  const chain = (user_id: number) =>
    admin.post(`${url}/persetujuan`, { nama: 'Cuti', untuk: 'cuti', jenjang: [{ jenis: 'orang', user_id }] });
  const { body } = await chain(operator_id);
  await ani.asked('2026-11-26');
  expect(await menunggu()).toEqual([]);
  const { persetujuan_id } = body.data as { persetujuan_id: number };
  const sendiri = { nama: 'Cuti', untuk: 'cuti', jenjang: [{ jenis: 'orang', user_id: ani.user_id }] };
  expect((await admin.put(`${url}/persetujuan/${persetujuan_id}`, sendiri)).status).toBe(200);
  expect(await menunggu()).toMatchObject([{ organisasi_id: organisasi.organisasi_id, cuti: 1 }]);
});

test('where the head of the group decides, it is the admin’s of whoever has no group, or heads it himself', async () => {
  const { organisasi, ani, admin, operator_id, menunggu, url } = await onlyOperatorAsks();
  const jalur = { nama: 'Cuti', untuk: 'cuti', jenjang: [{ jenis: 'kepala_grup' }] };
  expect((await admin.post(`${url}/persetujuan`, jalur)).status).toBe(201);
  await ani.asked('2026-11-26');
  const milikAdmin = [{ organisasi_id: organisasi.organisasi_id, cuti: 1 }];
  expect(await menunggu()).toMatchObject(milikAdmin);
  const { body } = await ani.self.post(`${url}/groups`, { nama: 'Guru' });
  const { group_id } = body.data as { group_id: number };
  const { tenant_id, organisasi_id } = organisasi;
  const masuk = { tenant_id, organisasi_id, user_id: ani.user_id, group_id, tgl_mulai: '2020-01-01' };
  await all.insertInto('anggota_grup').values(masuk).execute();
  const setKepala = (kepala_user_id: number) =>
    all.updateTable('grup').set({ kepala_user_id }).where('group_id', '=', group_id).execute();
  await setKepala(ani.user_id);
  expect(await menunggu()).toMatchObject(milikAdmin);
  await setKepala(operator_id);
  expect(await menunggu()).toEqual([]);
});

test('leave that waits while leave is switched off waits for nobody', async () => {
  const { organisasi, ani, menunggu } = await onlyOperatorAsks();
  await ani.asked('2026-11-26');
  await all
    .updateTable('pengaturan_organisasi')
    .set({ is_disable_ketidakhadiran: true })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .execute();
  expect(await menunggu()).toEqual([]);
});

test('the queue of leave is narrowed to one member, so that the only operator’s own stands apart', async () => {
  const { ani, admin, bothAsk, url } = await onlyOperatorAsks();
  await bothAsk();
  const total = async (query: string) => (await admin.get(`${url}/cuti/belum-setuju${query}`)).body.data;
  expect(await total('')).toMatchObject({ total: 2 });
  expect(await total(`?user_id=${ani.user_id}`)).toMatchObject({ total: 1, data: [{ nama: 'Ani' }] });
});

test.each(['klaim', 'presensi_manual', 'tukar_shift'] as const)(
  'the queue of %s is narrowed to one member',
  async (untuk) => {
    clock.now = new Date('2026-11-20T02:00:00Z');
    const made = await permintaanBuilders(server)(untuk);
    await made.ask();
    const path = { klaim: 'klaim-presensi', presensi_manual: 'presensi-manual', tukar_shift: 'tukar-shift' }[untuk];
    const total = async (user_id: number) =>
      (await made.operator.get(`${made.url}/${path}-menunggu?user_id=${user_id}`)).body.data;
    expect(await total(made.ani.user_id)).toMatchObject({ total: 1 });
    expect(await total(made.budi.user_id)).toMatchObject({ total: 0 });
  },
);
