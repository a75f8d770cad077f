import { JEDA_PERCOBAAN } from '@hadir/rules/auth/jeda-percobaan.ts';
import { SEHARI_MS } from '@hadir/rules/waktu/sehari.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createRateLimits } from '../platform/ctx/rate-limits.ts';
import { openDb } from '../platform/db/open/open-db.ts';
import { createSlots } from '../platform/db/open/slots.ts';
import type { Job } from '../platform/jobs/job.ts';
import { sweepBerkasTask } from '../platform/jobs/sweep-berkas-task.ts';
import { WORK_CONNECTIONS, workOnQueue } from '../platform/jobs/work-on-queue.ts';
import { openJobQueue } from '../platform/queue/open-job-queue.ts';
import { inScope } from '../platform/db/scope/in-scope.ts';
import type { Scope } from '../platform/db/scope/scope.ts';
import { caller } from '../testing/caller.ts';
import { kuesionerBuilders } from '../testing/given/given-kuesioner.ts';
import { signingIn, SANDI } from '../testing/sign-in.ts';
import { startObjectStore } from '../testing/luar/start-object-store.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { TEST_CONNECTIONS } from '../testing/test-database.ts';
import { buildApp } from './build-app.ts';

const makeGrup: Job<{ nama: string }> = {
  jenis: 'uji-buat-grup',
  retryLimit: 0,
  isAwaited: true,
  run: async ({ tenant_id, organisasi_id }, { nama }) => {
    const values = { tenant_id: tenant_id ?? 0, organisasi_id: organisasi_id ?? 0, nama };
    return async (trx) => {
      await trx.insertInto('grup').values(values).execute();
      return null;
    };
  },
};

const store = await startObjectStore();
const here = await startTestServer({ files: store.files, jobTable: [makeGrup] });
const { deps, url, given } = here;

/** As many servers as one machine of eight cores runs. */
const SEMUA = 8;

/** Another server on the same database and the same store, with nothing else in common. */
async function startOther() {
  const db = openDb(url, { connections: TEST_CONNECTIONS });
  const workDb = openDb(url, { connections: WORK_CONNECTIONS });
  const jobs = await openJobQueue(url, (error) => process.stderr.write(`${error.message}\n`));
  const other = {
    ...deps,
    db,
    jobs,
    files: store.openFiles(),
    limits: createRateLimits(db),
    slots: createSlots(TEST_CONNECTIONS, 120_000),
  };
  const app = await buildApp(other);
  await workOnQueue(jobs, { ...other, db: workDb }, [makeGrup], []);
  afterAll(async () => {
    await app.close();
    await jobs.stop();
    await Promise.all([db.destroy(), workDb.destroy()]);
  });
  return { deps: other, app, call: caller(app, {}) };
}

const others: Awaited<ReturnType<typeof startOther>>[] = [];
for (let n = 1; n < SEMUA; n += 1) others.push(await startOther());
const [there] = others;
if (!there) throw new Error('No other server was started');
const { db } = there.deps;

test('a session that one of eight servers opened is known to all, and ended at one is ended at all', async () => {
  const { orang, login, cookieOf, me } = await signingIn(here);
  const { username } = await orang();
  const cookie = cookieOf(await login(username));
  const known = () => Promise.all(others.map(async ({ call }) => (await call.call('GET', '/me', cookie)).status));
  expect(new Set(await known())).toEqual(new Set([200]));
  expect((await there.call.call('GET', '/logout', cookie)).status).toBe(200);
  expect((await me(cookie)).status).toBe(401);
  expect(new Set(await known())).toEqual(new Set([401]));
});

test('wrong passwords are counted together, at whichever of eight servers they are tried', async () => {
  const { orang, login } = await signingIn(here);
  const { username } = await orang();
  const doors = [
    (password: string) => login(username, password),
    ...others.map(
      ({ call }) =>
        (password: string) =>
          call.post('/login', { username, password }),
    ),
  ];
  const free = JEDA_PERCOBAAN.findIndex((detik) => detik > 0) + 1;
  for (let n = 0; n < free; n += 1) {
    expect((await doors[n % doors.length]?.('bukan-ini'))?.status).toBe(401);
  }
  for (const door of doors) expect(await door(SANDI)).toMatchObject({ status: 433, body: { error: 'auth.wait' } });
});

test('a file that one server took is read from every other', async () => {
  const bagian = [
    { bagian_id: 1, pertanyaan: [{ pertanyaan_id: 1, jenis: 'berkas', judul: 'Surat sehat', is_wajib: true }] },
  ];
  const { terbit } = kuesionerBuilders(here);
  const { organisasi, one } = await terbit({ bagian });
  const siti = await given.anggota(organisasi);
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
    .png()
    .toBuffer();
  const berkas = new Blob([new Uint8Array(png)], { type: 'image/png' });
  const { body } = await here.as(siti).form('POST', `${one}/berkas`, { pertanyaan_id: '1', berkas });
  const { berkas_id } = body.data as { berkas_id: string };
  const cookie = `hadir_sesi=${await here.openSesi(siti)}`;
  for (const { app } of others) {
    const read = await caller(app, { cookie }).get(`${one}/berkas/${berkas_id}`);
    expect(read.status).toBe(200);
    expect(read.headers['content-type']).toMatch(/^image\//);
  }
});

test('what no row came to is gone from the store that the servers share, whichever of them sweeps, and the rest stays', async () => {
  const { tenant_id, organisasi_id } = await given.organisasi();
  const other = there.deps;
  const scope: Scope = { lingkup: 'organisasi', tenant_id, organisasi_id };
  const foto = (content: string) => ({
    tenant_id,
    organisasi_id,
    jenis: 'foto-presensi' as const,
    mediaType: 'image/webp' as const,
    content: Buffer.from(content),
    dibuat_oleh: null,
  });
  const tinggal: string[] = [];
  for (const { files } of [deps, other, deps]) {
    const { berkas_id } = await inScope(db, scope, (trx) => files.put(trx, foto('dipakai')));
    tinggal.push(berkas_id);
  }
  const lepas = await Promise.all([deps, other, other].map(({ files }) => files.write(foto('lepas'))));
  await sweepBerkasTask.run(deps, new Date());
  expect(lepas.every(({ berkas_id }) => store.isKept(berkas_id))).toBe(true);

  const lusa = new Date(Date.now() + 2 * SEHARI_MS);
  await Promise.all([sweepBerkasTask.run(deps, lusa), sweepBerkasTask.run(other, lusa)]);
  expect(lepas.filter(({ berkas_id }) => store.isKept(berkas_id))).toEqual([]);
  for (const berkas_id of tinggal) {
    for (const { files } of [deps, other]) {
      const read = await inScope(db, scope, (trx) => files.read(trx, berkas_id));
      expect(Buffer.from(read?.content ?? []).toString()).toBe('dipakai');
    }
  }
  // By the one that comes later nothing is taken away a second time.
  const sudah = store.dihapus.length;
  await sweepBerkasTask.run(other, lusa);
  expect(store.dihapus).toHaveLength(sudah);
});

test('work is done once, whichever of eight servers it was asked of and whichever does it', async () => {
  const { tenant_id, organisasi_id } = await given.organisasi();
  const scope: Scope = { lingkup: 'organisasi', tenant_id, organisasi_id };
  const owner = { tenant_id, organisasi_id, dibuat_oleh: null };
  const servers = [deps, ...others.map((one) => one.deps)];
  const names = Array.from({ length: 40 }, (_, n) => `Grup ${String(n).padStart(2, '0')}`);
  for (const [n, nama] of names.entries()) {
    const asked = servers[n % servers.length] ?? deps;
    await inScope(asked.db, scope, (trx) => asked.jobs.enqueue(trx, makeGrup, { nama }, owner));
  }
  const done = () =>
    inScope(db, scope, (trx) => trx.selectFrom('pekerjaan').where('status', '=', 'selesai').selectAll().execute());
  await expect.poll(async () => (await done()).length, { timeout: 60_000 }).toBe(names.length);
  const made = await inScope(db, scope, (trx) => trx.selectFrom('grup').select('nama').orderBy('nama').execute());
  expect(made.map(({ nama }) => nama)).toEqual(names);
}, 90_000);
