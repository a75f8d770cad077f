import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { contract } from '@hadir/contract/contract.generated.ts';
import { isWrite } from '@hadir/contract/kit/endpoint.ts';
import { listCalls } from '@hadir/contract/kit/list-calls.ts';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '../../auth/sandi/hash-password.ts';
import type { Caller } from '../../testing/caller.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, all } = await startTestServer();
const password_hash = await hashPassword('rahasia1');
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const baru = { password_new: 'Sandi-curian-1', password_new_confirmation: 'Sandi-curian-1' };

type At = { user_id: number; url: string };
type Call = (by: Caller, at: At) => Promise<{ status: number; body?: { error?: string } }>;

/** Every call that acts on an account, as somebody would use it to take one over. */
const AKUN: Record<string, Call> = {
  'akun.changeUsername': (by, { user_id }) => by.put(`/users/${user_id}/username`, { username: `curian-${user_id}` }),
  'akun.changeOwnPassword': (by, { user_id }) =>
    by.put(`/users/${user_id}/ubah-password`, { password_old: 'rahasia1', ...baru }),
  'akun.setPassword': (by, { user_id }) => by.put(`/users/${user_id}/update-password`, baru),
  'akun.changeEmail': (by, { user_id }) => by.put(`/users/${user_id}/ubah-email`, { email: 'pencuri@contoh.id' }),
  'akun.changeStatusAkun': (by, { user_id }) =>
    by.put(`/users/${user_id}/ubah-status`, { status: STATUS_KEANGGOTAAN.tidak_aktif }),
  'akun.activateAnggota': (by, { url, user_id }) => by.put(`${url}/users/${user_id}/aktivasi`),
  'pengelola.sendAktivasi': (by, { user_id }) => by.post(`/users/${user_id}/kirim-aktivasi`),
  'pengelola.sendReset': (by, { user_id }) => by.post(`/users/${user_id}/kirim-reset`),
  'permintaanAktivasi.confirmPermintaanAktivasi': (by, { url, user_id }) =>
    by.post(`${url}/permintaan-aktivasi/${user_id}/kirim`, { email: `pencuri-${user_id}@contoh.id` }),
  'akun.resetFaktor': (by, { user_id }) => by.delete(`/users/${user_id}/faktor`),
  'akun.endSesiAnggota': (by, { user_id }) => by.delete(`/users/${user_id}/sesi`),
  'pendaftaranWajah.removeEnrollment': (by, { user_id }) => by.delete(`/enrollment/${user_id}/delete`),
  'foto.uploadFoto': (by, { user_id }) =>
    by.form('POST', `/users/${user_id}/upload-photo`, { file: new File([PNG], 'foto.png', { type: 'image/png' }) }),
  'foto.removeFoto': (by, { user_id }) => by.delete(`/users/${user_id}/foto`),
  'anggota.changeAnggota': (by, { url, user_id }) =>
    by.put(`${url}/users/${user_id}`, {
      nama: 'Nama Lain',
      no_hp: '0812-0000-0000',
      tgl_lahir: '1990-01-01',
      gender: 'L',
    }),
  'imporAnggota.printToken': (by, { url, user_id }) => by.get(`${url}/users/print-token?user_id=${user_id}`),
  'belumAktivasi.sendAktivasiAnggota': (by, { url, user_id }) =>
    by.post(`${url}/users/kirim-aktivasi`, { user_id: [user_id] }),
};

/** What changes with a membership, or with what is the organisation's own. */
const KEANGGOTAAN = [
  'permintaanAktivasi.rejectPermintaanAktivasi',
  'pendaftaranWajah.addWajah',
  'pendaftaranWajah.confirmWajah',
  'pendaftaranWajah.rejectWajah',
  'anggota.addAnggota',
  'anggota.endKeanggotaan',
  'akun.changeRole',
  'penempatan.addPenempatan',
  'ketukanTertahan.assignPin',
  'jadwalKerja.addJadwalKerja',
  'jadwalKerja.assignJadwalAnggota',
  'jadwalKerja.assignJadwalGrup',
  'klaimPresensi.submitKlaim',
  'klaimPresensi.changeKlaim',
  'verval.generateVerval',
  'verval.openVerval',
  'kirimVerval.sendVerval',
  'saldoCuti.addSaldoCuti',
  'saldoCuti.correctSaldoCuti',
  'cuti.addDrafCuti',
  'cuti.submitCuti',
  'cuti.changeDrafCuti',
  'nilaiAtribut.saveAtributAnggota',
  'mutasi.submitMutasi',
  'mutasiTenant.submitMutasiTenant',
  'pemantau.changePemantau',
  'pemantau.removePemantau',
  'kios.resetKartu',
  'imporAnggota.printKartu',
  'kuesioner.addKuesioner',
  'kuesioner.changeKuesioner',
];

test('every call that names a person is known as one of his account or one of his membership', () => {
  const naming = listCalls(contract).filter(
    ({ endpoint }) => isWrite(endpoint) && ['user_id', 'user_ids'].some((field) => field in endpoint.input.shape),
  );
  expect(naming.map(({ name }) => name).toSorted()).toEqual([...Object.keys(AKUN), ...KEANGGOTAAN].toSorted());
});

const akunOf = (user_id: number) =>
  all
    .selectFrom('users')
    .select([
      'nama',
      'username',
      'email',
      'password_hash',
      'status',
      'gender',
      'no_hp',
      'tgl_lahir',
      'file_foto',
      'is_face_verified',
    ])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();

const passkeyOf = (user_id: number) =>
  all.selectFrom('passkey').select('nama').where('user_id', '=', user_id).execute();
const givePasskey = (user_id: number, tenant_id: number) =>
  all
    .insertInto('passkey')
    .values({
      user_id,
      tenant_id,
      kredensial_id: `kredensial-${user_id}`,
      kunci_publik: Buffer.from([1]),
      penghitung: 0,
      transports: [],
      nama: 'Ponsel',
      dibuat_pada: new Date(),
    })
    .execute();

const askAktivasi = ({
  tenant_id,
  organisasi_id,
  user_id,
}: {
  tenant_id: number;
  organisasi_id: number;
  user_id: number;
}) =>
  all
    .insertInto('permintaan_aktivasi')
    .values({ tenant_id, organisasi_id, user_id, diminta_pada: new Date() })
    .execute();

type Sekolah = Awaited<ReturnType<typeof given.organisasi>>;
type Place = (at: { sini: Sekolah; sana: Sekolah; user_id: number }) => Promise<unknown>;
const PEMILIK: [string, Place][] = [
  ['belongs elsewhere too', ({ sana, user_id }) => given.anggota(sana, { user_id })],
  [
    'belonged elsewhere',
    ({ sana, user_id }) =>
      given.anggota(sana, { user_id, status: STATUS_KEANGGOTAAN.tidak_aktif, tgl_selesai: '2025-06-30' }),
  ],
  ['is an operator elsewhere', ({ sana, user_id }) => given.anggota(sana, { user_id, role: KODE_PERAN.operator })],
  [
    'is an operator here',
    ({ user_id }) =>
      all.updateTable('anggota').set({ role: KODE_PERAN.operator }).where('user_id', '=', user_id).execute(),
  ],
  [
    'is the tenant’s admin',
    ({ user_id }) => all.updateTable('users').set({ is_admin: true }).where('user_id', '=', user_id).execute(),
  ],
];

describe.each(PEMILIK)('the account of who %s', (_, place) => {
  test.each(Object.entries(AKUN))('is not an operator’s to change by %s', async (name, call) => {
    const sini = await given.organisasi();
    const sana = await given.organisasi({ tenant_id: sini.tenant_id });
    const { user_id } = await given.anggota(sini);
    // Only who has no password yet can be given a token.
    const isWaiting = [
      'akun.activateAnggota',
      'belumAktivasi.sendAktivasiAnggota',
      'imporAnggota.printToken',
      'pengelola.sendAktivasi',
      'permintaanAktivasi.confirmPermintaanAktivasi',
    ].includes(name);
    await all
      .updateTable('users')
      .set({ is_face_verified: true, password_hash: isWaiting ? null : password_hash })
      .where('user_id', '=', user_id)
      .execute();
    await givePasskey(user_id, sini.tenant_id);
    await askAktivasi({ ...sini, user_id });
    await place({ sini, sana, user_id });
    const before = await akunOf(user_id);
    const phone = as({ user_id, tenant_id: sini.tenant_id });
    await phone.get('/me');
    const operator = as(await given.orang('operator', sini));
    const answer = await call(operator, { user_id, url: `/orgs/${sini.organisasi_id}` });
    expect([403, 404, 433]).toContain(answer.status);
    expect(await akunOf(user_id)).toEqual(before);
    expect(await passkeyOf(user_id)).toHaveLength(1);
    expect((await phone.get('/me')).status).toBe(200);
    expect(await all.selectFrom('tautan').select('jenis').where('user_id', '=', user_id).execute()).toEqual([]);
  });
});

test.each(Object.entries(AKUN).filter(([name]) => name !== 'akun.changeOwnPassword'))(
  'his tenant’s admin changes it by %s',
  async (name, call) => {
    const sini = await given.organisasi();
    const { user_id } = await given.anggota(sini);
    await given.anggota(await given.organisasi({ tenant_id: sini.tenant_id }), { user_id });
    await givePasskey(user_id, sini.tenant_id);
    await askAktivasi({ ...sini, user_id });
    // Only who has a password is sent a link to another.
    if (name === 'pengelola.sendReset') {
      await all.updateTable('users').set({ password_hash }).where('user_id', '=', user_id).execute();
    }
    const admin = as(await given.orang('admin', sini));
    const { status } = await call(admin, { user_id, url: `/orgs/${sini.organisasi_id}` });
    expect([name, status]).toEqual([name, 200]);
  },
);

test('an invitation that nobody has answered takes the account from no operator', async () => {
  const sini = await given.organisasi();
  const sana = await given.organisasi({ tenant_id: sini.tenant_id });
  const { user_id } = await given.anggota(sini);
  const akun = all.selectFrom('users').select('email').where('user_id', '=', user_id);
  const { email } = await akun.executeTakeFirstOrThrow();
  const { status } = await as(await given.orang('operator', sana)).post(`/orgs/${sana.organisasi_id}/users`, {
    user_id,
    email,
  });
  expect(status).toBe(201);
  const operator = as(await given.orang('operator', sini));
  const changed = await operator.put(`/users/${user_id}/username`, { username: `guru-${user_id}` });
  expect(changed.status).toBe(200);
});

test('an operator changes what belongs to the membership of who belongs elsewhere too', async () => {
  const sini = await given.organisasi();
  const { user_id } = await given.anggota(sini, { nama: 'Guru Dua Sekolah' });
  await given.anggota(await given.organisasi({ tenant_id: sini.tenant_id }), { user_id, role: KODE_PERAN.operator });
  const operator = as(await given.orang('operator', sini));
  const url = `/orgs/${sini.organisasi_id}/users/${user_id}`;
  expect(await operator.put(url, { nama: 'Guru Dua Sekolah', nip: 'C-3', jabatan: 'Guru' })).toMatchObject({
    status: 200,
    body: { data: { nip: 'C-3', dapat_dikelola: true, dapat_ubah_akun: false } },
  });
  const { organisasi_id } = sini;
  expect(
    (await operator.put(`/users/${user_id}/ubah-status`, { status: STATUS_KEANGGOTAAN.tidak_aktif, organisasi_id }))
      .status,
  ).toBe(200);
});
