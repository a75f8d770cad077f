import { makeShortAnswer } from '../platform/kit/short-answer.ts';
import { ISIAN_JAWABAN } from '../presensi/ketukan/isian-jawaban.ts';
import { SEHARI_MS } from '@hadir/rules/waktu/sehari.ts';
import { isAlamatPush } from '@hadir/rules/auth/is-alamat-push.ts';
import { UPWARD } from '../app/upward.ts';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll } from 'vitest';
import { getKunciServer } from '../platform/db/open/kunci-server.queries.ts';
import { makeSecretToken } from '../platform/kit/secret-token.ts';
import { kontakAwal } from '../auth/sesi/sesi.queries.ts';
import { openSiaran } from '../platform/siaran/open-siaran.ts';
import { bacaDiUtama } from '../platform/db/open/baca.ts';
import { openDb } from '../platform/db/open/open-db.ts';
import { createSlots } from '../platform/db/open/slots.ts';
import type { Tables } from '../platform/db/open/tables.ts';
import { createFiles } from '../platform/files/files.ts';
import { openDisk } from '../platform/files/open-disk.ts';
import { openRoom } from '../platform/files/open-room.ts';
import type { Deps } from '../platform/ctx/deps.ts';
import { createRateLimits } from '../platform/ctx/rate-limits.ts';
import { sessionCookieName } from '../platform/http/access/session-cookie.ts';
import { JOBS } from '../app/job-table.generated.ts';
import { openJobQueue } from '../platform/queue/open-job-queue.ts';
import { WORK_CONNECTIONS, workOnQueue } from '../platform/jobs/work-on-queue.ts';
import type { KirimanPush } from '../platform/push/push.ts';
import { buildApp } from '../app/build-app.ts';
import { caller } from './caller.ts';
import { builders } from './given.ts';
import { kotakSurat } from './kotak-surat.ts';
import { openTestDatabase, TEST_CONNECTIONS, type TestDatabase } from './test-database.ts';

/**
 * A server on a database of this test file's own, with builders for the rows that a test needs and callers that
 * come in through the front door. The clock stands still unless a test moves it.
 */
export async function startTestServer({
  jobTable = JOBS,
  database,
  ...options
}: Partial<Deps> & { jobTable?: typeof JOBS; database?: TestDatabase } = {}) {
  const { db, owner, url } = database ?? (await openTestDatabase());
  const all = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: owner }) });
  const { surat, mail, suratTiba } = kotakSurat(all);
  const kiriman: KirimanPush[] = [];
  const clock = { now: new Date('2026-11-20T02:00:00Z') };
  const folder = await mkdtemp(join(tmpdir(), 'hadir-berkas-'));
  afterAll(() => rm(folder, { recursive: true }));
  const jobs = await openJobQueue(url, (error) => process.stderr.write(`${error.message}\n`));
  const siaran = openSiaran(db, url);
  const deps: Deps = {
    db,
    siaran,
    baca: bacaDiUtama,
    isDatabaseAway: () => false,
    // As patient as a test: what is slow on a busy machine is not refused.
    slots: createSlots(TEST_CONNECTIONS, 120_000),
    jobs,
    files: createFiles(openDisk({ kind: 'local', folder })),
    room: openRoom(folder),
    limits: createRateLimits(db),
    upward: UPWARD,
    kunciWaktu: await getKunciServer(db, 'waktu'),
    mail,
    kept: makeShortAnswer(ISIAN_JAWABAN),
    push: { kunciPublik: 'kunci-uji', isAlamat: isAlamatPush, send: async (_, many) => void kiriman.push(...many) },
    simpatika: null,
    masukSimpatika: null,
    penyedia: null,
    penerbit: { nama: 'Pengelola Hadir', alamat: null, npwp: null, rekening: 'Bank Contoh 123' },
    publicUrl: 'http://hadir.test',
    portaMesin: null,
    checkOutput: true,
    logLevel: 'silent',
    webDir: null,
    petak: null,
    secretKeys: { kini: randomBytes(32), lama: null, baru: null },
    faktorAtas: false,
    securityContact: [],
    metricsToken: null,
    trustProxy: false,
    logBulan: 24,
    now: () => clock.now,
    ...options,
  };
  const app = await buildApp(deps);
  const workDb = openDb(url, { connections: WORK_CONNECTIONS });
  await workOnQueue(jobs, { ...deps, db: workDb }, jobTable, []);
  afterAll(async () => {
    await app.close();
    await siaran.stop();
    await jobs.stop();
    await workDb.destroy();
  });

  /** A session of this person, without going through the password. */
  const openSesi = async ({ user_id, tenant_id = null }: { user_id: number; tenant_id?: number | null }) => {
    const { token, token_hash } = makeSecretToken();
    const kedaluwarsa_pada = new Date(clock.now.getTime() + SEHARI_MS * 3650);
    const sesi = { token_hash, user_id, tenant_id, kedaluwarsa_pada, ...kontakAwal(clock.now) };
    await all.insertInto('sesi').values(sesi).execute();
    return token;
  };

  return {
    app,
    deps,
    /** As the owner sees it: past row level security, to look behind the scenes. */
    all,
    /** As the server sees it. */
    db,
    url,
    surat,
    suratTiba,
    /** What browsers were to show. */
    kiriman,
    clock,
    given: builders(all),
    openSesi,
    stranger: caller(app, {}),
    as: (orang: { user_id: number; tenant_id?: number | null }) =>
      caller(app, async () => ({ cookie: `${sessionCookieName(deps.publicUrl)}=${await openSesi(orang)}` })),
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
