import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { SANDI } from '../testing/sign-in.ts';
import { givenFaktor } from '../testing/given/given-faktor.ts';
import { inScope } from '../platform/db/scope/in-scope.ts';
import type { Job } from '../platform/jobs/job.ts';
import { listOrganisasiAktif } from '../kehadiran/turunan/zona.queries.ts';
import { JOBS } from '../app/job-table.generated.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const catat: Job<{ nama: string }> = {
  jenis: 'uji-catat',
  retryLimit: 0,
  isAwaited: true,
  run: async () => () => Promise.resolve('selesai'),
};

const server = await startTestServer({ jobTable: [...JOBS, catat] });
const { given, as, all, db, deps, stranger, clock } = server;
const { password_hash, login } = await givenFaktor(server);

const superAdmin = as(await given.akun({ is_super_admin: true }));
const SEBAB = 'tunggakan dua bulan';
type Kantor = Awaited<ReturnType<typeof given.organisasi>>;
const ubahTenant = ({ tenant_id }: Kantor, status: number, keterangan?: string) =>
  superAdmin.put(`/tenant/${tenant_id}/aktivasi`, { status, keterangan });
const ubahInstansi = (by: ReturnType<typeof as>, { organisasi_id }: Kantor, status: number, keterangan?: string) =>
  by.put(`/orgs/${organisasi_id}/aktivasi`, { status, keterangan });

describe('a tenant', () => {
  test.each([
    [12, 'penutupan.tidak_aktif', 'sedang dinonaktifkan: tunggakan dua bulan'],
    [14, 'penutupan.ditolak', 'ditolak: tunggakan dua bulan'],
    [15, 'penutupan.diblokir', 'sedang diblokir: tunggakan dua bulan'],
  ] as const)(
    'given status %i, has its people out at once, sessions too, and brings all back',
    async (status, error, words) => {
      const kantor = await given.organisasi();
      const path = `/orgs/${kantor.organisasi_id}/profil`;
      const akun = await given.akun({ tenant_id: kantor.tenant_id, is_admin: true, password_hash });
      const people = [as(akun), as(await given.orang('operator', kantor)), as(await given.orang('user', kantor))];
      const before = await Promise.all(people.map((one) => one.get(path)));
      expect(before.map((one) => one.status)).toEqual([200, 200, 200]);
      expect((await ubahTenant(kantor, status, SEBAB)).body.data).toMatchObject({ status, keterangan_status: SEBAB });
      for (const one of people) {
        for (const call of ['/me', path, `/tenant/${kantor.tenant_id}`, '/orgs']) {
          expect(await one.get(call)).toMatchObject({
            status: 401,
            body: { error, message: expect.stringContaining(words) },
          });
        }
      }
      expect(await login(akun.username)).toMatchObject({ status: 401, body: { error } });
      expect(
        (await stranger.call('POST', '/login', { payload: { username: akun.username, password: `${SANDI}x` } })).body
          .error,
      ).toBe('auth.wrong_credentials');
      // Those above go on looking.
      expect((await superAdmin.get(path)).status).toBe(200);

      expect((await ubahTenant(kantor, 11)).body.data).toMatchObject({
        status: STATUS_RECORD.aktif,
        keterangan_status: null,
      });
      const after = await Promise.all(people.map((one) => one.get(path)));
      expect(after.map((one) => one.raw.toString())).toEqual(before.map((one) => one.raw.toString()));
      expect((await login(akun.username)).status).toBe(200);
    },
  );

  test('that waits for a decision is entered by nobody of it', async () => {
    const kantor = await given.organisasi();
    await ubahTenant(kantor, 13);
    const admin = as(await given.orang('admin', kantor));
    expect((await admin.get('/me')).body).toMatchObject({ error: 'penutupan.menunggu' });
  });

  test('is not closed without a word to its people, nor by anybody of it', async () => {
    const kantor = await given.organisasi();
    expect(await ubahTenant(kantor, 15)).toMatchObject({
      status: 422,
      body: { errors: { keterangan: [expect.any(String)] } },
    });
    expect(await ubahTenant(kantor, 15, '  ')).toMatchObject({ status: 422 });
    const path = `/tenant/${kantor.tenant_id}/aktivasi`;
    for (const peran of ['admin', 'operator', 'user', 'viewer'] as const) {
      expect(
        (await as(await given.orang(peran, kantor)).put(path, { status: STATUS_RECORD.tidak_aktif, keterangan: SEBAB }))
          .status,
      ).toBe(403);
    }
  });

  test('is out of sight of the monitor who keeps another, with the reason, and comes back as it was', async () => {
    const [kantor, lain] = [await given.organisasi(), await given.organisasi()];
    const { user_id } = await given.pemantau({ tenant_id: kantor.tenant_id, organisasi_id: null });
    const { tenant_id, organisasi_id } = lain;
    const tugas = { user_id, tenant_id, organisasi_id, tgl_mulai: '2026-01-01', tgl_selesai: null };
    await all.insertInto('pemantau_tugas').values(tugas).execute();
    const pemantau = as({ user_id });
    const totals = async () => (await pemantau.get('/orgs')).body.data;
    expect(await totals()).toMatchObject({ total: 2 });
    await ubahTenant(kantor, 15, SEBAB);
    expect(await totals()).toMatchObject({ total: 1, data: [{ organisasi_id }] });
    expect((await pemantau.get('/tugas-pantau')).body.data).toMatchObject({
      tugas: expect.arrayContaining([
        expect.objectContaining({
          tenant_id: kantor.tenant_id,
          tutup: { status: STATUS_RECORD.diblokir, keterangan: SEBAB },
        }),
        expect.objectContaining({ tenant_id, tutup: null }),
      ]),
    });
    const switched = await pemantau.get(`/switch-organisasi/${kantor.organisasi_id}`);
    expect(switched).toMatchObject({
      status: 520,
      body: { message: expect.stringContaining(`sedang diblokir: ${SEBAB}`) },
    });
    await ubahTenant(kantor, 11);
    expect(await totals()).toMatchObject({ total: 2 });
  });

  test('has out the monitor who was given nothing else, who signs in again once it is open', async () => {
    const kantor = await given.organisasi();
    const akun = await given.akun({ is_pemantau: true, password_hash });
    const { tenant_id } = kantor;
    await all.insertInto('pemantau_tugas').values({ user_id: akun.user_id, tenant_id }).execute();
    await ubahTenant(kantor, 12, SEBAB);
    const refused = { status: 401, body: { error: 'penutupan.tidak_aktif', message: expect.stringContaining(SEBAB) } };
    expect(await as(akun).get('/me')).toMatchObject(refused);
    expect(await login(akun.username)).toMatchObject(refused);
    await ubahTenant(kantor, 11);
    expect((await login(akun.username)).status).toBe(200);
    expect((await as(akun).get('/me')).status).toBe(200);
  });
});

describe('an organisation', () => {
  test('that is closed has out who belongs nowhere else; who does stays in his other one', async () => {
    const kantor = await given.organisasi();
    const lain = await given.organisasi({ tenant_id: kantor.tenant_id });
    const [operator, user] = [await given.orang('operator', kantor), await given.orang('user', kantor)];
    const berdua = await given.orang('user', kantor);
    await given.anggota(lain, { user_id: berdua.user_id });
    const admin = as(await given.orang('admin', kantor));
    expect((await ubahInstansi(admin, kantor, 15, SEBAB)).body.data).toMatchObject({
      status: STATUS_RECORD.diblokir,
      keterangan_status: SEBAB,
    });

    const path = `/orgs/${kantor.organisasi_id}/profil`;
    for (const one of [operator, user]) {
      expect(await as(one).get(path)).toMatchObject({ status: 401, body: { error: 'penutupan.diblokir' } });
      expect((await as(one).get('/me')).status).toBe(401);
    }
    expect((await as(berdua).get(path)).status).toBe(520);
    expect((await as(berdua).get(`/orgs/${lain.organisasi_id}/profil`)).status).toBe(200);
    expect((await as(berdua).get('/me')).status).toBe(200);

    expect((await admin.get(`/orgs/${kantor.organisasi_id}`)).body.data).toMatchObject({
      status: STATUS_RECORD.diblokir,
    });
    expect((await ubahInstansi(admin, kantor, 11)).status).toBe(200);
    expect((await as(user).get(path)).status).toBe(200);
    expect((await as(berdua).get(path)).status).toBe(200);
  });

  test('that was closed above its tenant is opened only there', async () => {
    const kantor = await given.organisasi();
    const admin = as(await given.orang('admin', kantor));
    expect((await ubahInstansi(superAdmin, kantor, 15, SEBAB)).body.data).toMatchObject({ is_ditutup_dari_atas: true });
    expect((await ubahInstansi(admin, kantor, 11)).body.error).toBe('organisasi.closed_above');
    expect((await ubahInstansi(superAdmin, kantor, 11)).body.data).toMatchObject({ is_ditutup_dari_atas: false });
    expect((await ubahInstansi(admin, kantor, 14, SEBAB)).body.error).toBe('organisasi.awaits_decision');
    expect((await ubahInstansi(admin, kantor, 12)).status).toBe(422);
    const operator = as(await given.orang('operator', kantor));
    expect((await ubahInstansi(operator, kantor, 12, SEBAB)).status).toBe(403);
    const asing = as(await given.orang('admin', await given.organisasi()));
    expect((await ubahInstansi(asing, kantor, 12, SEBAB)).status).toBe(404);
  });

  test('that waits for a decision is entered by nobody, and seen by those who decide', async () => {
    const kantor = await given.organisasi({ status: STATUS_RECORD.menunggu });
    const admin = as(await given.orang('admin', kantor));
    for (const one of [admin, superAdmin]) {
      expect((await one.get(`/orgs/${kantor.organisasi_id}/profil`)).status).toBe(520);
      expect((await one.get(`/switch-organisasi/${kantor.organisasi_id}`)).status).toBe(520);
      expect((await one.get(`/orgs/${kantor.organisasi_id}`)).body.data).toMatchObject({
        status: STATUS_RECORD.menunggu,
      });
    }
  });
});

describe('work in the background', () => {
  const statusOf = async (pekerjaan_id: string) =>
    all
      .selectFrom('pekerjaan')
      .select(['status', 'is_ditunda'])
      .where('pekerjaan_id', '=', pekerjaan_id)
      .executeTakeFirstOrThrow();
  const until = async (pekerjaan_id: string, expected: object) => {
    for (let tries = 0; tries < 200; tries += 1) {
      const now = await statusOf(pekerjaan_id);
      if (JSON.stringify(now) === JSON.stringify(expected)) return;
      await sleep(50);
    }
    expect(await statusOf(pekerjaan_id)).toEqual(expected);
  };

  test.each(['tenant', 'organisasi'] as const)('of a closed %s waits, and is done once it is open', async (apa) => {
    const kantor = await given.organisasi();
    const { tenant_id, organisasi_id } = kantor;
    const tutup = (status: number) =>
      apa === 'tenant' ? ubahTenant(kantor, status, SEBAB) : ubahInstansi(superAdmin, kantor, status, SEBAB);
    await tutup(12);
    const owner = { tenant_id, organisasi_id, dibuat_oleh: null };
    const pekerjaan_id = await inScope(db, { lingkup: 'organisasi', tenant_id, organisasi_id }, (trx) =>
      deps.jobs.enqueue(trx, catat, { nama: 'x' }, owner),
    );
    await until(pekerjaan_id, { status: 'menunggu', is_ditunda: true });
    await tutup(11);
    await until(pekerjaan_id, { status: 'selesai', is_ditunda: false });
  });

  test('by the clock passes over what is closed', async () => {
    const [buka, tenantTutup, tutup] = [await given.organisasi(), await given.organisasi(), await given.organisasi()];
    await ubahTenant(tenantTutup, 15, SEBAB);
    await ubahInstansi(superAdmin, tutup, 12, SEBAB);
    const semua = await inScope(db, { lingkup: 'semua' }, (trx) => listOrganisasiAktif(trx, clock.now));
    const ids = semua.map((one) => one.organisasi_id);
    expect(ids).toContain(buka.organisasi_id);
    expect(ids).not.toContain(tenantTutup.organisasi_id);
    expect(ids).not.toContain(tutup.organisasi_id);
  });
});
