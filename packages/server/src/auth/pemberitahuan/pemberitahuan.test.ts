import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { beforeEach, expect, test } from 'vitest';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { sendHarianTask } from './send-harian-task.ts';

// Friday 20 November 2026, 09:00 in Jakarta.
const server = await startTestServer();
const { given, as, all, deps, surat } = server;
const office = leaveOffices(server);
beforeEach(() => void (surat.length = 0));

type Pilihan = { jenis: string; cara: 'surat' | 'beranda' }[];
const PILIHAN = '/me/pemberitahuan';

/** An office whose member asks for leave, and what its operator gets by mail. */
async function kantor(timezone = 'Asia/Jakarta') {
  const made = await office();
  const { organisasi_id } = made.organisasi;
  await all.updateTable('pengaturan_organisasi').set({ timezone }).where('organisasi_id', '=', organisasi_id).execute();
  const ani = await made.member('Ani');
  await ani.grant(12);
  const row = await all
    .selectFrom('users')
    .select('email')
    .where('user_id', '=', made.operator_id)
    .executeTakeFirstOrThrow();
  const letters = () => surat.filter(({ kepada }) => kepada === row.email);
  const choose = (jenis: string, cara: string) => made.operator.put(PILIHAN, { pilihan: [{ jenis, cara }] });
  return { ...made, ani, letters, choose };
}

test('who has chosen nothing is mailed at once, and the mail says where he may choose', async () => {
  const { operator, organisasi, ani, letters } = await kantor();
  const { body } = await operator.get(PILIHAN);
  const { surat: disurati, beranda } = Object.groupBy(body.data as Pilihan, ({ cara }) => cara);
  expect(disurati).toHaveLength(10);
  expect(beranda?.map(({ jenis }) => jenis)).toEqual(['pengumuman', 'belum_presensi', 'belum_pulang', 'belum_lengkap']);
  await ani.asked('2026-12-01');
  expect(letters().map(({ judul }) => judul)).toEqual(['Ajuan cuti Ani 01-12-2026']);
  expect(letters()[0]?.teks).toContain(`/profil/${organisasi.organisasi_id}/pemberitahuan`);
});

test('what is chosen for Beranda alone is not mailed, other kinds are; nor is it told again by the reminder', async () => {
  const { operator, url, ani, letters, choose, act } = await kantor();
  expect((await choose('cuti', 'beranda')).body.message).toBe('Pilihan pemberitahuan disimpan');
  const { cuti_id } = await ani.asked('2026-12-01');
  expect(letters()).toEqual([]);
  expect((await operator.get(`${url}/cuti/belum-setuju`)).body.data).toMatchObject({ total: 1 });
  await act(operator, cuti_id, 'setuju');
  await act(ani.self, cuti_id, 'batal', { keterangan: 'Tidak jadi' });
  expect(letters().map(({ judul }) => judul)).toEqual(['Cuti Ani 01-12-2026 dibatalkan']);
});

test.each([
  ['Asia/Jakarta', '2026-11-20T22:55:00Z', '2026-11-20T23:05:00Z'],
  ['Asia/Jayapura', '2026-11-20T20:55:00Z', '2026-11-20T21:05:00Z'],
])(
  'the mail of the day comes once, in the morning of %s, and carries no link that decides',
  async (zona, dini, pagi) => {
    const { ani, letters, choose } = await kantor(zona);
    await choose('cuti', 'harian');
    await ani.asked('2026-12-01');
    await ani.asked('2026-12-02');
    const run = (waktu: string) => sendHarianTask.run(deps, new Date(waktu));
    await run(dini);
    expect(letters()).toEqual([]);
    await Promise.all([run(pagi), run(pagi)]);
    await run('2026-11-21T05:05:00Z');
    expect(letters().map(({ judul }) => judul)).toEqual(['Ringkasan harian: 2 pemberitahuan']);
    const teks = letters()[0]?.teks ?? '';
    expect(teks.match(/- Ajuan cuti Ani 0[12]-12-2026\n {2}\S+\/riwayatcuti\?bagian=menunggu/g)).toHaveLength(2);
    expect(teks).not.toContain('/keputusan/');
  },
);

test('what came after the morning waits for the next, and nothing goes to who can sign in no more', async () => {
  const { ani, letters, choose, operator_id } = await kantor();
  await choose('cuti', 'harian');
  await ani.asked('2026-12-01');
  await sendHarianTask.run(deps, new Date('2026-11-20T04:05:00Z'));
  expect(letters()).toEqual([]);
  await all.updateTable('users').set({ status: STATUS_USER.diblokir }).where('user_id', '=', operator_id).execute();
  await sendHarianTask.run(deps, new Date('2026-11-20T23:05:00Z'));
  expect(letters()).toEqual([]);
});

test('everybody chooses for himself; a plain member is not offered what reaches operators alone', async () => {
  const { ani, operator, choose, organisasi } = await kantor();
  await choose('hasil', 'harian');
  const milik = async (who: typeof operator) => (await who.get(PILIHAN)).body.data as Pilihan;
  expect((await milik(ani.self)).find(({ jenis }) => jenis === 'hasil')?.cara).toBe('surat');
  expect((await milik(ani.self)).map(({ jenis }) => jenis)).not.toContain('langganan');
  expect((await milik(operator)).map(({ jenis }) => jenis)).toContain('langganan');
  const viewer = as(await given.orang('viewer', organisasi));
  expect((await viewer.get(PILIHAN)).status).toBe(200);
  const admin = as(await given.orang('super_admin', organisasi));
  expect((await admin.put(PILIHAN, { pilihan: [{ jenis: 'hasil', cara: 'beranda' }] })).status).toBe(200);
  expect((await operator.put(PILIHAN, { pilihan: [{ jenis: 'keamanan', cara: 'beranda' }] })).status).toBe(422);
});
