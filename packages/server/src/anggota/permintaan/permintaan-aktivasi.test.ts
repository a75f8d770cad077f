import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import type { PermintaanAktivasi } from '@hadir/contract/anggota/permintaan/permintaan-aktivasi.contract.ts';
import { expect, test, vi } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, all, stranger, surat, suratTiba } = await startTestServer();

/** Somebody at an address of his own: what others ask for is not counted against him. */
let alamat = 0;
const newcomer = () => {
  const remoteAddress = `10.0.0.${(alamat += 1)}`;
  return (payload: object) => stranger.call('POST', '/user/akun', { payload, remoteAddress });
};

/** A school with a member who waits for his activation. */
async function sekolah({
  email = null,
  ...isi
}: { email?: string | null; nip?: string; nik?: string; nuptk?: string } = {}) {
  const organisasi = await given.organisasi();
  const { tenant_id, kode_organisasi } = organisasi;
  const { user_id } = await given.akun({ tenant_id, nama: 'Sri Wahyuni', username: null, email });
  await given.anggota(organisasi, { user_id, status: STATUS_KEANGGOTAAN.belum_aktivasi, ...isi });
  const operator = as(await given.orang('operator', organisasi));
  const url = `/orgs/${organisasi.organisasi_id}`;
  const waiting = async () => (await operator.get(`${url}/permintaan-aktivasi`)).body.data as PermintaanAktivasi[];
  const ask = (nomor: string, kode = kode_organisasi) => newcomer()({ kode_organisasi: kode, nomor });
  return { organisasi, user_id, operator, url, waiting, ask };
}

const suratTo = (email: string) => surat.filter(({ kepada }) => kepada === email);
const kodeOf = (email: string) => /Kode aktivasi Anda: (\S+)/.exec(suratTo(email).at(-1)?.teks ?? '')?.[1] ?? '';
/** The queue has come to the end of what was asked before this. */
const settled = () =>
  vi.waitFor(async () => {
    const rows = await all.selectFrom('pekerjaan').select('status').where('jenis', '=', 'minta-aktivasi').execute();
    expect(rows.filter(({ status }) => status !== 'selesai')).toEqual([]);
  });
const isian = { username: 'sri.wahyuni', password: 'tiga-kuda-lari', password_confirmation: 'tiga-kuda-lari' };

test.each([
  ['NIP', { nip: '19800101 200501 2 001' }, '198001012005012001'],
  ['NIK', { nik: '3201010101800001' }, '3201 0101 0180 0001'],
  ['NUPTK', { nuptk: '1234567890123456' }, '1234567890123456'],
])(
  'a member who has no sheet is mailed a code by his %s, and ends his activation with it, once',
  async (jenis, isi, nomor) => {
    const email = `sri.${jenis.toLowerCase()}@contoh.id`;
    const { ask, user_id, waiting, organisasi } = await sekolah({ ...isi, email });
    expect((await ask(nomor, organisasi.kode_organisasi.toLowerCase())).status).toBe(200);
    await suratTiba(({ kepada }) => kepada === email);
    expect(kodeOf(email)).toMatch(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){3}$/);
    expect(await waiting()).toEqual([]);

    const kode = kodeOf(email).toLowerCase().replaceAll('-', ' ');
    const username = `${isian.username}.${jenis}`;
    const ended = await stranger.post('/aktivasi-user', { ...isian, username, kode });
    expect(ended).toMatchObject({ status: 200, body: { message: 'Akun Anda aktif. Silakan masuk' } });
    const akun = await all.selectFrom('users').select(['username', 'email']).where('user_id', '=', user_id).execute();
    expect(akun).toEqual([{ username, email }]);
    expect((await stranger.post('/aktivasi-user', { ...isian, username: 'orang.lain', kode })).body.error).toBe(
      'auth.link_invalid',
    );
  },
);

test('without an address on record he waits at his operator, counted once however often he asks', async () => {
  const { ask, waiting, user_id } = await sekolah({ nip: '111' });
  await ask('111');
  await settled();
  await ask('1 1 1');
  await settled();
  expect(await waiting()).toMatchObject([{ user_id, nama: 'Sri Wahyuni', nip: '111', jumlah: 2 }]);
});

test('the answer is the same for a member, for nobody, for somebody who is active, and in an institution that is not there', async () => {
  const { ask, organisasi } = await sekolah({ nip: '222', email: 'ada@contoh.id' });
  await given.anggota(organisasi, { nip: '333' });
  const answers = [await ask('222'), await ask('444'), await ask('333'), await ask('222', 'TIDAK-ADA')];
  for (const { status, body } of answers)
    expect({ status, body }).toEqual({ status: answers[0]?.status, body: answers[0]?.body });
  await settled();
  expect(suratTo('ada@contoh.id')).toHaveLength(1);
});

test('nobody is mailed or waits whose account has a password or is blocked, whose number is two persons’, or whose organisation is closed', async () => {
  const email = (n: number) => `diam-${n}@contoh.id`;
  const [punya, blokir, dua, tutup] = [
    await sekolah({ nip: '1', email: email(1) }),
    await sekolah({ nip: '1', email: email(2) }),
    await sekolah({ nip: '1', email: email(3) }),
    await sekolah({ nip: '1', email: email(4) }),
  ];
  await all.updateTable('users').set({ password_hash: 'ada' }).where('user_id', '=', punya.user_id).execute();
  await all.updateTable('users').set({ status: STATUS_USER.diblokir }).where('user_id', '=', blokir.user_id).execute();
  await given.anggota(dua.organisasi, { nik: '1', status: STATUS_KEANGGOTAAN.belum_aktivasi });
  await all
    .updateTable('organisasi')
    .set({ status: STATUS_RECORD.tidak_aktif })
    .where('organisasi_id', '=', tutup.organisasi.organisasi_id)
    .execute();
  for (const { ask } of [punya, blokir, dua, tutup]) expect((await ask('1')).status).toBe(200);
  await settled();
  expect([1, 2, 3, 4].flatMap((n) => suratTo(email(n)))).toEqual([]);
  expect(await dua.waiting()).toEqual([]);
});

test('a stranger’s asking takes no sheet from the member, and mails him no more than three times an hour', async () => {
  const email = 'sabar@contoh.id';
  const { ask, operator, url, user_id } = await sekolah({ nip: '555', email });
  const { token } = (await operator.put(`${url}/users/${user_id}/aktivasi`)).body.data as { token: string };
  const before = suratTo(email).length;
  for (let kali = 0; kali < 5; kali += 1) await ask('555');
  await settled();
  expect(suratTo(email).length - before).toBe(3);
  expect((await stranger.get(`/aktivasi/${token}`)).status).toBe(200);
});

test('the operator sends the link to an address that he then has recorded, and the request is answered', async () => {
  const { ask, operator, url, user_id, waiting } = await sekolah({ nip: '666' });
  await ask('666');
  await settled();
  const kirim = (email: string) => operator.post(`${url}/permintaan-aktivasi/${user_id}/kirim`, { email });
  const { email: taken } = await given.akun({ is_viewer: true });
  expect(await kirim(taken ?? '')).toMatchObject({ status: 422, body: { errors: { email: expect.anything() } } });
  expect((await kirim('sri.baru@contoh.id')).status).toBe(200);
  expect(suratTo('sri.baru@contoh.id')[0]?.teks).toContain('/aktivasi?token=');
  expect(await waiting()).toEqual([]);
  expect((await kirim('sri.lagi@contoh.id')).status).toBe(404);
});

test('a printed sheet answers the request too', async () => {
  const { ask, operator, url, user_id, waiting } = await sekolah({ nip: '777' });
  await ask('777');
  await settled();
  expect((await operator.get(`${url}/users/print-token?user_id=${user_id}`)).status).toBe(200);
  expect(await waiting()).toEqual([]);
});

test('a request that is turned down stays away for a week', async () => {
  const { ask, operator, url, user_id, waiting } = await sekolah({ nip: '888' });
  await ask('888');
  await settled();
  const tolak = () => operator.post(`${url}/permintaan-aktivasi/${user_id}/tolak`, { keterangan: 'Sudah pindah' });
  expect((await tolak()).status).toBe(200);
  expect((await tolak()).status).toBe(404);
  await ask('888');
  await settled();
  expect(await waiting()).toEqual([]);
  await all
    .updateTable('permintaan_aktivasi')
    .set({ ditolak_pada: '2026-11-01T00:00:00Z' })
    .where('user_id', '=', user_id)
    .execute();
  await ask('888');
  await settled();
  expect(await waiting()).toHaveLength(1);
});

test('one address asks for so much in an institution’s name and is then told to wait', async () => {
  const { organisasi } = await sekolah();
  const one = newcomer();
  const ask = (kali: number) => one({ kode_organisasi: organisasi.kode_organisasi, nomor: String(kali) });
  for (let kali = 0; kali < 30; kali += 1) expect((await ask(kali)).status).toBe(200);
  expect(await ask(30)).toMatchObject({ status: 433, body: { error: 'system.rate_limited' } });
});
