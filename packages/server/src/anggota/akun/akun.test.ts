import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '../../auth/sandi/hash-password.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, all, stranger, surat, clock } = await startTestServer();
const password_hash = await hashPassword('rahasia1');

async function kantor(fields = {}) {
  const organisasi = await given.organisasi(fields);
  const operator = await given.orang('operator', organisasi);
  const member = await given.anggota(organisasi, { nama: 'Siti' });
  await all.updateTable('users').set({ password_hash }).where('user_id', '=', member.user_id).execute();
  return { organisasi, operator, member };
}
const akunOf = ({ user_id }: { user_id: number }) =>
  all.selectFrom('users').selectAll().where('user_id', '=', user_id).executeTakeFirstOrThrow();
const login = (username: string | null, password: string) => stranger.post('/login', { username, password });
const baru = { password_new: 'Baru-sekali', password_new_confirmation: 'Baru-sekali' };

describe('a username', () => {
  test('is changed by its owner and by those above him', async () => {
    const { operator, member } = await kantor();
    const password = 'rahasia1';
    expect(
      await as(member).put(`/users/${member.user_id}/username`, { username: 'siti-sendiri', password }),
    ).toMatchObject({
      status: 200,
      body: { code: 200, message: 'Username berhasil diperbarui' },
    });
    expect((await as(operator).put(`/users/${member.user_id}/username`, { username: 'siti-operator' })).status).toBe(
      200,
    );
    expect((await login('siti-operator', 'rahasia1')).status).toBe(200);
  });

  test('of one’s own asks for the password again, so that an open computer is not enough, and counts wrong ones', async () => {
    const { member } = await kantor();
    const path = `/users/${member.user_id}/username`;
    const before = (await akunOf(member)).username;
    const rename = (fields: object) => as(member).put(path, { username: 'orang-lain', ...fields });
    expect((await rename({})).body.errors).toEqual({ password: ['Isi kata sandi Anda'] });
    for (let nth = 0; nth < 8; nth += 1)
      expect((await rename({ password: 'bukan-ini' })).body.errors).toEqual({ password: ['Kata sandi salah'] });
    expect((await rename({ password: 'rahasia1' })).body.error).toBe('system.rate_limited');
    expect((await akunOf(member)).username).toBe(before);
  });

  test.each(['lima5', 'ada spasi', ''])('is refused as %j', async (username) => {
    const { member } = await kantor();
    expect(await as(member).put(`/users/${member.user_id}/username`, { username })).toMatchObject({
      status: 422,
      body: { errors: { username: expect.anything() } },
    });
  });

  test('that another account has, of whatever tenant and capitals, is refused', async () => {
    const { member } = await kantor();
    const other = await given.akun({ tenant_id: (await given.tenant()).tenant_id });
    for (const username of [other.username?.toUpperCase(), other.email]) {
      const answer = await as(member).put(`/users/${member.user_id}/username`, { username, password: 'rahasia1' });
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: { username: [expect.stringContaining('Nama pengguna ini sudah dipakai')] } },
      });
    }
  });

  test('and a password that the staff system holds are changed by nobody here', async () => {
    const { operator, member } = await kantor({ is_sinkronisasi: true });
    for (const answer of [
      await as(member).put(`/users/${member.user_id}/username`, { username: 'siti-sendiri', password: 'rahasia1' }),
      await as(operator).put(`/users/${member.user_id}/username`, { username: 'siti-sendiri' }),
      await as(operator).put(`/users/${member.user_id}/update-password`, baru),
      await as(member).put(`/users/${member.user_id}/ubah-password`, { password_old: 'rahasia1', ...baru }),
    ]) {
      expect(answer).toMatchObject({ status: 433, body: { error: 'akun.synced' } });
    }
  });
});

describe('a password', () => {
  test('is changed by its owner with the old one, and under nobody else’s number', async () => {
    const { operator, member } = await kantor();
    const input = { password_old: 'rahasia1', ...baru };
    expect((await as(operator).put(`/users/${member.user_id}/ubah-password`, input)).status).toBe(404);
    expect((await as(member).put(`/users/${member.user_id}/ubah-password`, input)).status).toBe(200);
    expect((await login((await akunOf(member)).username, 'Baru-sekali')).status).toBe(200);
  });

  test('is set by an operator for his member, whose sessions end, and the log does not hold it', async () => {
    const { organisasi, operator, member } = await kantor();
    const browser = as(member);
    expect((await browser.get('/me')).status).toBe(200);
    expect((await as(operator).put(`/users/${member.user_id}/update-password`, baru)).status).toBe(200);
    expect((await browser.get('/me')).status).toBe(401);
    expect((await login((await akunOf(member)).username, 'Baru-sekali')).status).toBe(200);
    const line = await all
      .selectFrom('log_aktivitas')
      .selectAll()
      .where('kegiatan', '=', 'Mengatur kata sandi anggota')
      .where('user_id', '=', operator.user_id)
      .executeTakeFirst();
    expect(line).toMatchObject({
      organisasi_id: organisasi.organisasi_id,
      sesudah: { user_id: member.user_id, nama: 'Siti' },
    });
    expect(JSON.stringify(line)).not.toMatch(/Baru-sekali|argon2/);
  });

  test('and everything else of an account is out of reach at or above one’s own level, and elsewhere', async () => {
    const { organisasi, operator, member } = await kantor();
    const peer = await given.anggota(organisasi, { role: KODE_PERAN.operator });
    const admin = await given.orang('admin', organisasi);
    const elsewhere = await kantor();
    const sibling = await given.organisasi({ tenant_id: organisasi.tenant_id });
    const next = await given.anggota(sibling);
    const calls = async (caller: { user_id: number }, { user_id }: { user_id: number }) => [
      (await as(caller).put(`/users/${user_id}/update-password`, baru)).status,
      (await as(caller).put(`/users/${user_id}/ubah-email`, { email: `x${user_id}@contoh.id` })).status,
      (await as(caller).put(`/users/${user_id}/ubah-status`, { status: STATUS_KEANGGOTAAN.tidak_aktif })).status,
      (await as(caller).put(`/users/${user_id}/username`, { username: `nama-${user_id}` })).status,
      (await as(caller).delete(`/enrollment/${user_id}/delete`)).status,
    ];
    expect(await calls(operator, peer)).toEqual([403, 403, 403, 403, 403]);
    expect(await calls(operator, admin)).toEqual([404, 404, 404, 404, 404]);
    expect(await calls(operator, next)).toEqual([404, 404, 404, 404, 404]);
    expect(await calls(operator, elsewhere.member)).toEqual([404, 404, 404, 404, 404]);
    expect((await calls(member, peer)).slice(0, 3)).toEqual([403, 403, 403]);
    const otherAdmin = await given.orang('admin', organisasi);
    expect(await calls(admin, otherAdmin)).toEqual([403, 403, 403, 403, 403]);
    expect(await calls(admin, peer)).toEqual([200, 200, 200, 200, 200]);
  });
});

describe('the sessions of a member', () => {
  test('are all ended by who may change his account, and he is told by mail who did it', async () => {
    const { operator, member } = await kantor();
    await all
      .updateTable('users')
      .set({ email: 'siti-sesi@contoh.id' })
      .where('user_id', '=', member.user_id)
      .execute();
    const devices = [as(member), as(member)];
    for (const device of devices) expect((await device.get('/me')).status).toBe(200);
    const peer = await given.anggota(await given.organisasi());
    const elsewhere = as(peer);
    await elsewhere.get('/me');
    expect(await as(operator).delete(`/users/${member.user_id}/sesi`)).toMatchObject({
      status: 200,
      body: { message: 'Semua sesinya diakhiri' },
    });
    for (const device of devices) expect((await device.get('/me')).status).toBe(401);
    expect((await elsewhere.get('/me')).status).toBe(200);
    const told = surat.findLast(({ kepada }) => kepada === 'siti-sesi@contoh.id');
    expect(told?.teks).toContain(
      `${(await akunOf(operator)).nama} baru saja mengeluarkan akun Hadir Anda dari semua perangkat`,
    );
  });
});

describe('an e-mail address', () => {
  const tokenTo = (email: string) =>
    /verify\?token=(\S+)/.exec(surat.findLast(({ kepada }) => kepada === email)?.teks ?? '')?.[1] ?? '';

  test('changes once the link that went to the new one is opened, once', async () => {
    const { operator, member } = await kantor();
    const before = (await akunOf(member)).email;
    expect((await as(operator).put(`/users/${member.user_id}/ubah-email`, { email: 'siti-1@contoh.id' })).status).toBe(
      200,
    );
    expect((await akunOf(member)).email).toBe(before);
    const token = tokenTo('siti-1@contoh.id');
    expect((await stranger.post('/verify', { token })).body.data).toEqual({ email: 'siti-1@contoh.id' });
    expect((await akunOf(member)).email).toBe('siti-1@contoh.id');
    expect((await stranger.post('/verify', { token })).body.error).toBe('auth.link_invalid');
  });

  test('that was in use until then is told so, and not what the new one is', async () => {
    const { operator, member } = await kantor();
    await as(operator).put(`/users/${member.user_id}/ubah-email`, { email: 'lama@contoh.id' });
    await stranger.post('/verify', { token: tokenTo('lama@contoh.id') });
    await as(operator).put(`/users/${member.user_id}/ubah-email`, { email: 'baru@contoh.id' });
    await stranger.post('/verify', { token: tokenTo('baru@contoh.id') });
    const told = surat.findLast(({ kepada }) => kepada === 'lama@contoh.id');
    expect(told?.judul).toBe('Alamat email akun Hadir Anda diganti');
    expect(told?.teks).not.toContain('baru@contoh.id');
  });

  test('is mailed three times an hour at most, whoever asks and for whomever', async () => {
    const asking = async () => {
      const { operator, member } = await kantor();
      return as(operator).put(`/users/${member.user_id}/ubah-email`, { email: 'Korban@contoh.id' });
    };
    for (let nth = 0; nth < 3; nth += 1) expect((await asking()).status).toBe(200);
    expect(await asking()).toMatchObject({ status: 433, body: { error: 'system.rate_limited' } });
    expect(surat.filter(({ kepada }) => kepada.toLowerCase() === 'korban@contoh.id')).toHaveLength(3);
  });

  test('of another account is refused, also when it was taken while the link waited', async () => {
    const { operator, member } = await kantor();
    const other = await given.akun({ tenant_id: (await given.tenant()).tenant_id });
    const path = `/users/${member.user_id}/ubah-email`;
    expect(await as(operator).put(path, { email: other.email })).toMatchObject({
      status: 422,
      body: { errors: { email: ['Alamat email sudah dipakai akun lain'] } },
    });
    await as(operator).put(path, { email: 'rebutan@contoh.id' });
    await given.akun({ tenant_id: other.tenant_id, email: 'Rebutan@contoh.id' });
    expect(await stranger.post('/verify', { token: tokenTo('rebutan@contoh.id') })).toMatchObject({
      status: 422,
      body: { error: 'akun.email_taken' },
    });
  });

  test('its link lapses after a day', async () => {
    const { operator, member } = await kantor();
    await as(operator).put(`/users/${member.user_id}/ubah-email`, { email: 'siti-2@contoh.id' });
    const began = clock.now;
    clock.now = new Date(began.getTime() + 86_400_000);
    expect((await stranger.post('/verify', { token: tokenTo('siti-2@contoh.id') })).body.error).toBe(
      'auth.link_invalid',
    );
    clock.now = began;
  });
});

describe('a status', () => {
  test('of an account that is also elsewhere is not one operator’s to change; the membership is', async () => {
    const { organisasi, operator, member } = await kantor();
    const sibling = await given.organisasi({ tenant_id: organisasi.tenant_id });
    await given.anggota(sibling, { user_id: member.user_id });
    const path = `/users/${member.user_id}/ubah-status`;
    expect((await as(operator).put(path, { status: STATUS_KEANGGOTAAN.tidak_aktif })).body.error).toBe(
      'akun.member_elsewhere',
    );
    const { organisasi_id } = organisasi;
    expect(
      (await as(operator).put(path, { status: STATUS_KEANGGOTAAN.tidak_aktif, organisasi_id: sibling.organisasi_id }))
        .status,
    ).toBe(404);
    expect((await as(operator).put(path, { status: STATUS_KEANGGOTAAN.tidak_aktif, organisasi_id })).status).toBe(200);
    const memberships = await all
      .selectFrom('anggota')
      .select(['organisasi_id', 'status'])
      .where('user_id', '=', member.user_id)
      .orderBy('organisasi_id')
      .execute();
    expect(memberships).toEqual([
      { organisasi_id, status: STATUS_KEANGGOTAAN.tidak_aktif },
      { organisasi_id: sibling.organisasi_id, status: STATUS_KEANGGOTAAN.aktif },
    ]);
    const owed = await all
      .selectFrom('keanggotaan')
      .select('tgl_selesai')
      .where('user_id', '=', member.user_id)
      .orderBy('organisasi_id')
      .execute();
    expect(owed).toEqual([{ tgl_selesai: '2026-11-20' }, { tgl_selesai: null }]);
  });

  test('blocked is for those above operators, and ends the sessions', async () => {
    const { organisasi, operator, member } = await kantor();
    const path = `/users/${member.user_id}/ubah-status`;
    expect((await as(operator).put(path, { status: STATUS_RECORD.diblokir })).status).toBe(403);
    const browser = as(member);
    await browser.get('/me');
    expect(
      (await as(await given.orang('admin', organisasi)).put(path, { status: STATUS_RECORD.diblokir })).status,
    ).toBe(200);
    expect((await browser.get('/me')).status).toBe(401);
    expect((await as(operator).put(path, { status: STATUS_KEANGGOTAAN.aktif })).status).toBe(403);
  });

  test('of oneself is not changed', async () => {
    const { operator } = await kantor();
    expect(
      (await as(operator).put(`/users/${operator.user_id}/ubah-status`, { status: STATUS_KEANGGOTAAN.tidak_aktif }))
        .body.error,
    ).toBe('anggota.oneself');
  });
});

describe('a role', () => {
  test('is given by those above it, and never takes the last operator', async () => {
    const { organisasi, operator, member } = await kantor();
    const admin = as(await given.orang('admin', organisasi));
    const url = `/orgs/${organisasi.organisasi_id}/users`;
    expect((await as(operator).post(`${url}/${member.user_id}/role`, { role: KODE_PERAN.operator })).status).toBe(403);
    expect((await admin.post(`${url}/${operator.user_id}/role`, { role: KODE_PERAN.user })).body.error).toBe(
      'anggota.last_operator',
    );
    expect((await admin.post(`${url}/${member.user_id}/role`, { role: KODE_PERAN.operator })).body.data).toMatchObject({
      role: KODE_PERAN.operator,
    });
    expect((await admin.post(`${url}/${operator.user_id}/role`, { role: KODE_PERAN.user })).body.data).toMatchObject({
      role: KODE_PERAN.user,
    });
    expect((await as(operator).get(url)).status).toBe(403);
    expect((await admin.post(`${url}/${member.user_id}/role`, { role: KODE_PERAN.admin })).status).toBe(422);
  });

  test('given or taken is told in the bell of whose it is, and of nobody whose stays', async () => {
    const { organisasi, operator, member } = await kantor();
    const admin = as(await given.orang('admin', organisasi));
    const url = `/orgs/${organisasi.organisasi_id}/users`;
    const lonceng = async (siapa: typeof member | typeof operator) =>
      ((await as(siapa).get('/me/lonceng')).body.data as { pemberitahuan: { judul: string; tautan: string }[] })
        .pemberitahuan;
    const peran = (role: number) => admin.post(`${url}/${member.user_id}/role`, { role });
    await peran(KODE_PERAN.operator);
    const beranda = `/dashboard/${organisasi.organisasi_id}`;
    expect(await lonceng(member)).toMatchObject([{ judul: `Anda kini operator ${organisasi.nama}`, tautan: beranda }]);
    await peran(KODE_PERAN.operator);
    await peran(KODE_PERAN.user);
    expect(await lonceng(member)).toMatchObject([
      { judul: `Anda bukan lagi operator ${organisasi.nama}`, tautan: beranda },
      { judul: `Anda kini operator ${organisasi.nama}` },
    ]);
    expect(await lonceng(operator)).toEqual([]);
  });
});

describe('activation', () => {
  test('is mailed three times an hour at most, and the link that was mailed last holds', async () => {
    const { organisasi, operator } = await kantor();
    const { user_id } = await given.anggota(organisasi, { nama: 'Tuti' });
    const { email } = await akunOf({ user_id });
    const ask = () => as(operator).put(`/orgs/${organisasi.organisasi_id}/users/${user_id}/aktivasi`);
    for (let nth = 0; nth < 3; nth += 1) expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject({ status: 433, body: { error: 'system.rate_limited' } });
    const mailed = surat.filter(({ kepada }) => kepada === email);
    expect(mailed).toHaveLength(3);
    const token = /aktivasi\?token=(\S+)/.exec(mailed.at(-1)?.teks ?? '')?.[1] ?? '';
    const isian = {
      token,
      username: 'tuti-9',
      email,
      password: 'Kelapa-muda-7',
      password_confirmation: 'Kelapa-muda-7',
    };
    expect((await stranger.post('/aktivasi', isian)).status).toBe(200);
  });

  test('is asked for by an operator, mailed, used once, and its history is kept without the token', async () => {
    const { organisasi, operator } = await kantor();
    const url = `/orgs/${organisasi.organisasi_id}/users`;
    const email = 'calon-1@contoh.id';
    const made = await as(operator).post(url, { nama: 'Calon Anggota', email });
    const { user_id } = made.body.data as { user_id: number };
    await as(operator).put(`${url}/${user_id}/aktivasi`);
    const { data } = (await as(operator).put(`${url}/${user_id}/aktivasi`)).body as unknown as {
      data: { token: string; tautan: string };
    };
    expect(data.token).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/);
    expect(surat.findLast(({ kepada }) => kepada === email)?.teks).toContain(data.tautan);

    const isian = { token: data.token, username: 'calon-1', email, password: 'Kelapa-muda-7' };
    expect((await stranger.post('/aktivasi', { ...isian, password_confirmation: 'lain-kata' })).status).toBe(422);
    expect((await stranger.post('/aktivasi', { ...isian, password_confirmation: 'Kelapa-muda-7' })).status).toBe(200);
    expect((await login('calon-1', 'Kelapa-muda-7')).body.data).toMatchObject({ user_id, is_aktif: true });

    const log = (await as(operator).get(`${url}/${user_id}/aktivasi-log`)).body.data as unknown as {
      keadaan: string;
    }[];
    expect(log.map(({ keadaan }) => keadaan).toSorted()).toEqual(['dipakai', 'kedaluwarsa']);
    expect(JSON.stringify(log)).not.toContain(data.token);
    expect((await as(operator).put(`${url}/${user_id}/aktivasi`)).body.error).toBe('anggota.already_active');
  });

  test('cannot take a name or address that another has', async () => {
    const { organisasi, operator, member } = await kantor();
    const taken = await akunOf(member);
    const url = `/orgs/${organisasi.organisasi_id}/users`;
    const { user_id } = (await as(operator).post(url, { nama: 'Calon' })).body.data as { user_id: number };
    const { token } = (await as(operator).put(`${url}/${user_id}/aktivasi`)).body.data as { token: string };
    const isian = {
      token,
      username: 'calon-22',
      email: 'calon-22@contoh.id',
      password: 'Kelapa-muda-7',
      password_confirmation: 'Kelapa-muda-7',
    };
    expect(
      (await stranger.post('/aktivasi', { ...isian, username: taken.username?.toUpperCase() })).body.errors,
    ).toEqual({
      username: [expect.stringContaining('Nama pengguna ini sudah dipakai')],
    });
    expect((await stranger.post('/aktivasi', { ...isian, email: taken.email })).body.errors).toEqual({
      email: ['Alamat email sudah dipakai akun lain'],
    });
    expect((await stranger.post('/aktivasi', isian)).status).toBe(200);
  });
});

describe('one’s organisations', () => {
  test('are listed to oneself and to those above, with the role in each', async () => {
    const { organisasi, operator, member } = await kantor();
    const path = `/users/${member.user_id}/list-organisasi`;
    for (const caller of [member, operator]) {
      expect((await as(caller).get(path)).body.data).toMatchObject([
        {
          organisasi_id: organisasi.organisasi_id,
          nama: organisasi.nama,
          role: KODE_PERAN.user,
          status: STATUS_KEANGGOTAAN.aktif,
        },
      ]);
    }
    expect((await as((await kantor()).member).get(path)).status).toBe(404);
  });
});

test('removing the face enrolment leaves the person unverified', async () => {
  const { operator, member } = await kantor();
  await all.updateTable('users').set({ is_face_verified: true }).where('user_id', '=', member.user_id).execute();
  expect((await as(operator).delete(`/enrollment/${member.user_id}/delete`)).status).toBe(200);
  expect((await akunOf(member)).is_face_verified).toBe(false);
});
