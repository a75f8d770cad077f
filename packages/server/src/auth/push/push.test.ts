import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { openKunciPush } from '../../platform/push/open-kunci-push.ts';
import { openPush } from '../../platform/push/open-push.ts';
import { openJobQueue } from '../../platform/queue/open-job-queue.ts';
import { startLayananPush } from '../../testing/luar/start-layanan-push.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { sendPemberitahuan } from '../pemberitahuan/send-pemberitahuan.ts';
import { workOnPush } from './work-on-push.ts';

async function folder() {
  const made = await mkdtemp(join(tmpdir(), 'hadir-push-'));
  afterAll(() => rm(made, { recursive: true }));
  return made;
}

const server = await startTestServer();
const { db, url, clock, given, as, all, deps } = server;
const { kunci, jobs } = await openPushing();

/** From here on the server really sends, also to a push service on this machine. */
async function openPushing() {
  const made = await openKunciPush({ DATA_DIR: await folder(), PUSH_KEY: undefined });
  const queue = await openJobQueue(url, (error) => process.stderr.write(`${error.message}\n`));
  afterAll(() => queue.stop());
  deps.push = await openPush(queue, { kunci: made, isLoopbackAllowed: true });
  await workOnPush(queue, { db, kunci: made, publicUrl: deps.publicUrl, now: () => clock.now });
  return { kunci: made, jobs: queue };
}

async function startPeramban() {
  const layanan = await startLayananPush(kunci.publik);
  onTestFinished(() => layanan.close());
  const organisasi = await given.organisasi();
  const orang = await given.orang('operator', organisasi);
  const self = as(orang);
  let n = 0;
  /** Tells him something, as the verbs do. */
  const tell = async () => {
    n += 1;
    const judul = `Kabar ke-${n}`;
    const { organisasi_id, tenant_id } = organisasi;
    const surat = { kepada: null, judul, teks: judul };
    const tautan = `${deps.publicUrl}/dashboard/1`;
    await inScope(db, { lingkup: 'organisasi', organisasi_id, tenant_id }, (trx) =>
      sendPemberitahuan({ db: trx, deps, now: clock.now }, [
        { user_id: orang.user_id, organisasi_id, jenis: ['cuti'], surat, tautan },
      ]),
    );
    return judul;
  };
  return { layanan, self, orang, tell };
}

test('what is told is shown by the browser that allowed it, encrypted on its way; a browser that is gone is forgotten', async () => {
  const { layanan, self, tell, orang } = await startPeramban();
  expect((await self.get('/me/push')).body.data).toEqual({ kunci_publik: kunci.publik, is_aktif: false });
  expect((await self.post('/me/push', layanan.langganan)).status).toBe(200);
  expect((await self.get('/me/push')).body.data).toMatchObject({ is_aktif: true });

  const judul = await tell();
  while (layanan.tampil.length < 1) await sleep(20);
  expect(layanan.tampil).toEqual([{ judul, tautan: '/dashboard/1', nomor: expect.any(Number) as number }]);

  layanan.answer(410);
  await tell();
  const left = () => all.selectFrom('push_peramban').select('push_id').where('user_id', '=', orang.user_id).execute();
  while ((await left()).length > 0) await sleep(20);
  expect((await self.get('/me/push')).body.data).toMatchObject({ is_aktif: false });
});

test('nothing is sent after log-out, when the session has run out, or of what is not wanted there', async () => {
  const { layanan, self, tell, orang } = await startPeramban();
  const other = as(orang);
  for (const one of [self, other]) await one.post('/me/push', layanan.langganan);
  const rows = () => all.selectFrom('push_peramban').select('sesi_id').where('user_id', '=', orang.user_id).execute();
  // The same browser under a newer session: one subscription.
  expect(await rows()).toHaveLength(1);
  await other.put('/me/pemberitahuan', { pilihan: [{ jenis: 'cuti', cara: 'surat', is_push: false }] });
  await tell();
  await other.put('/me/pemberitahuan', { pilihan: [{ jenis: 'cuti', cara: 'surat', is_push: true }] });
  const judul = await tell();
  while (layanan.tampil.length < 1) await sleep(20);
  expect(layanan.tampil).toMatchObject([{ judul }]);
  await other.get('/logout');
  expect(await rows()).toEqual([]);

  await self.post('/me/push', layanan.langganan);
  const seen = clock.now;
  clock.now = new Date(seen.getTime() + 4000 * 86_400_000);
  await tell();
  await sleep(300);
  clock.now = seen;
  expect(layanan.tampil).toHaveLength(1);
});

test('the server sends to the push services of browsers alone, and to no machine inside', async () => {
  deps.push = await openPush(jobs, { kunci, isLoopbackAllowed: false });
  const self = as(await given.orang('operator', await given.organisasi()));
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  const add = async (endpoint: string) => (await self.post('/me/push', { endpoint, keys })).status;
  expect(await add('http://169.254.169.254/latest/meta-data')).toBe(422);
  expect(await add('https://10.0.0.5/push')).toBe(422);
  expect(await add('http://127.0.0.1:8080/api/keluar')).toBe(422);
  expect(await add('https://fcm.googleapis.com/fcm/send/abc')).toBe(200);
});

test('the pair of keys is made at the first start, for its owner alone; a broken file is refused', async () => {
  const DATA_DIR = join(await folder(), 'data');
  const made = await openKunciPush({ DATA_DIR, PUSH_KEY: undefined });
  expect(await openKunciPush({ DATA_DIR, PUSH_KEY: undefined })).toEqual(made);
  expect((await stat(join(DATA_DIR, 'kunci-push'))).mode & 0o777).toBe(0o600);
  expect(await openKunciPush({ DATA_DIR: await folder(), PUSH_KEY: made.rahasia })).toEqual(made);
  await writeFile(join(DATA_DIR, 'kunci-push'), 'abc');
  await expect(openKunciPush({ DATA_DIR, PUSH_KEY: undefined })).rejects.toThrow(/rusak/);
});
