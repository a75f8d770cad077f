import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { contract } from '@hadir/contract/contract.generated.ts';
import { listCalls } from '@hadir/contract/kit/list-calls.ts';
import { describe, expect, test } from 'vitest';
import { givenFaktor } from '../testing/given/given-faktor.ts';
import { SANDI } from '../testing/sign-in.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const above = await startTestServer({ faktorAtas: true });
const { given, as, all, stranger, surat } = server;
const { password_hash, login, cookieOf, me, pasangTotp } = await givenFaktor(server);

const MATI = { is_faktor_wajib_admin: false, is_faktor_wajib_operator: false };

test('a tenant asks it of nobody at first; its admin and super admins say otherwise, and the log keeps it', async () => {
  const organisasi = await given.organisasi();
  const path = `/tenant/${organisasi.tenant_id}/keamanan`;
  const admin = as(await given.orang('super_admin', organisasi));
  expect((await admin.get(path)).body.data).toMatchObject(MATI);
  const nyala = { ...MATI, is_faktor_wajib_operator: true };
  expect(await admin.put(path, nyala)).toMatchObject({ status: 200, body: { data: nyala } });
  const adminTenant = await given.akun({ tenant_id: organisasi.tenant_id, is_admin: true, password_hash });
  expect((await as(adminTenant).put(path, { ...MATI, password: SANDI })).status).toBe(200);
  const lain = ['operator', 'user', 'viewer'] as const;
  const orang = [
    ...(await Promise.all(lain.map((peran) => given.orang(peran, organisasi)))),
    await given.pemantau({ tenant_id: organisasi.tenant_id, organisasi_id: null }),
  ];
  for (const one of orang) expect((await as(one).put(path, nyala)).status).toBe(403);
  const lines = await all
    .selectFrom('log_aktivitas')
    .select(['sebelum', 'sesudah'])
    .where('tenant_id', '=', organisasi.tenant_id)
    .where('kegiatan', '=', 'Mengubah keamanan masuk tenant')
    .where('hasil', '=', 200)
    .orderBy('log_id')
    .execute();
  expect(lines).toEqual([
    { sebelum: MATI, sesudah: nyala },
    { sebelum: nyala, sesudah: MATI },
  ]);
});

test('whom it would concern is told beforehand: those who may sign in and have none, and whether one is among them', async () => {
  const organisasi = await given.organisasi();
  const { tenant_id } = organisasi;
  const path = `/tenant/${tenant_id}/keamanan`;
  const dengan = await given.akun({ tenant_id, is_admin: true, password_hash });
  await pasangTotp(cookieOf(await login(dengan.username)));
  const tanpa = await given.akun({ tenant_id, is_admin: true });
  await given.akun({ tenant_id, is_admin: true, status: STATUS_RECORD.diblokir });
  await given.orang('operator', organisasi);
  await given.orang('admin', await given.organisasi());
  const belum_operator = { jumlah: 1, is_saya: false };
  expect((await as(tanpa).get(path)).body.data).toEqual({
    ...MATI,
    belum_admin: { jumlah: 1, is_saya: true },
    belum_operator,
  });
  expect((await as(dengan).get(path)).body.data).toMatchObject({
    belum_admin: { jumlah: 1, is_saya: false },
    belum_operator,
  });
});

test('not to ask it any more needs the password, and every admin of the tenant is told by mail', async () => {
  const organisasi = await given.organisasi();
  const { tenant_id } = organisasi;
  const path = `/tenant/${tenant_id}/keamanan`;
  await all
    .updateTable('tenant')
    .set({ is_faktor_wajib_operator: true, is_faktor_wajib_admin: false })
    .where('tenant_id', '=', tenant_id)
    .execute();
  const [akun, rekan] = [
    await given.akun({ tenant_id, is_admin: true, password_hash }),
    await given.akun({ tenant_id, is_admin: true }),
  ];
  await given.akun({ tenant_id, is_admin: true, status: STATUS_RECORD.diblokir });
  await given.orang('admin', await given.organisasi());
  const admin = as(akun);
  surat.length = 0;

  for (const payload of [MATI, { ...MATI, password: 'bukan-ini' }]) {
    const refused = await admin.put(path, payload);
    expect(refused).toMatchObject({ status: 422, body: { errors: { password: expect.anything() } } });
  }
  expect((await admin.get(path)).body.data).toMatchObject({ is_faktor_wajib_operator: true });
  expect(surat).toEqual([]);

  expect((await admin.put(path, { ...MATI, password: SANDI })).status).toBe(200);
  expect(surat.map(({ kepada }) => kepada)).toEqual([akun.email, rekan.email]);
  expect(surat[1]?.teks).toContain(
    `Faktor kedua tidak lagi diwajibkan bagi operator instansi di induk Anda. ${akun.nama} mematikannya`,
  );

  expect((await admin.put(path, { ...MATI, is_faktor_wajib_operator: true })).status).toBe(200);
  expect(surat).toHaveLength(2);
});

describe('where it is asked', async () => {
  const wajib = async (fields: Partial<typeof MATI>) => {
    const organisasi = await given.organisasi();
    await all.updateTable('tenant').set(fields).where('tenant_id', '=', organisasi.tenant_id).execute();
    return organisasi;
  };

  test('who has none can do nothing else, sees so on his account, and is let on once it is there', async () => {
    const { tenant_id } = await wajib({ is_faktor_wajib_admin: true });
    const akun = await given.akun({ tenant_id, is_admin: true, password_hash });
    const entered = await login(akun.username);
    expect(entered).toMatchObject({ status: 200, body: { data: { is_faktor_diminta: true } } });
    const cookie = cookieOf(entered);
    const tenant = () => stranger.call('GET', `/tenant/${tenant_id}`, cookie);
    expect(await tenant()).toMatchObject({ status: 403, body: { error: 'faktor.required' } });

    expect((await stranger.call('GET', '/faktor', cookie)).body.data).toMatchObject({ is_wajib: true });
    await pasangTotp(cookie);
    expect((await tenant()).status).toBe(200);
    expect((await me(cookie)).body.data).toMatchObject({ is_faktor_diminta: false });

    await stranger.call('DELETE', '/faktor/totp', { ...cookie, payload: { password: SANDI } });
    expect((await tenant()).body.error).toBe('faktor.required');
  });

  test.each([
    ['its admins', { is_faktor_wajib_admin: true }, { admin: 403, operator: 200, user: 200 }],
    ['its operators', { is_faktor_wajib_operator: true }, { admin: 200, operator: 403, user: 200 }],
  ] as const)('of %s, the others go on as before', async (_, fields, expected) => {
    const organisasi = await wajib(fields);
    for (const [peran, status] of Object.entries(expected)) {
      const orang = as(await given.orang(peran as 'admin', organisasi));
      for (const path of [
        `/switch-organisasi/${organisasi.organisasi_id}`,
        `/orgs/${organisasi.organisasi_id}/pengumuman`,
      ]) {
        expect((await orang.get(path)).status, `${peran} ${path}`).toBe(status);
      }
    }
  });

  test("another tenant's admins are not asked", async () => {
    await wajib({ is_faktor_wajib_admin: true });
    const other = await given.organisasi();
    expect((await as(await given.orang('admin', other)).get(`/tenant/${other.tenant_id}`)).status).toBe(200);
  });

  const superAdmin = await above.given.akun({ is_super_admin: true });
  const open = [
    'auth.logout',
    'auth.getMe',
    // Tells nothing of an organisation until then.
    'auth.getAwal',
    'auth.getAturanSandi',
    'auth.changePassword',
    'auth.listSesi',
    'auth.endSesi',
    'auth.endSesiLain',
  ];
  const calls = listCalls(contract).filter(({ endpoint }) => endpoint.who !== 'public');
  test.each(calls)('$name is closed until then, unless it serves to set it up', async ({ name, endpoint }) => {
    const caller = above.as(superAdmin);
    const path = endpoint.path.replace(/\{\w+\}/g, '1');
    const { status, body } = await caller.call(endpoint.method, path);
    const isOpen = open.includes(name) || name.startsWith('faktor.');
    expect({ name, isClosed: status === 403 && body.error === 'faktor.required' }).toEqual({ name, isClosed: !isOpen });
  });
});

test.each(['super_admin', 'viewer', 'pemantau'] as const)('a server may ask it of whoever is %s', async (peran) => {
  const organisasi = await above.given.organisasi();
  const orang = above.as(await above.given.orang(peran, organisasi));
  const path = `/tenant/${organisasi.tenant_id}`;
  expect((await orang.get(path)).body.error).toBe('faktor.required');
  expect((await above.as(await above.given.orang('admin', organisasi)).get(path)).status).toBe(200);
  expect((await as(await given.orang(peran, await given.organisasi())).get('/me')).body.data).toMatchObject({
    is_faktor_diminta: false,
  });
});
