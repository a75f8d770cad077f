import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../platform/kit/config.ts';
import { inScope } from '../platform/db/scope/in-scope.ts';
import { openDb } from '../platform/db/open/open-db.ts';
import { buildApp } from './build-app.ts';
import { openJobQueue } from '../platform/queue/open-job-queue.ts';
import { caller } from '../testing/caller.ts';
import { startSmtp } from '../testing/luar/start-smtp.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { deliverSurat } from '../platform/mail/deliver-surat.ts';
import { openMailer } from '../platform/mail/open-mailer.ts';
import { openSmtp, type Smtp } from '../platform/mail/open-smtp.ts';
import { openOutboxMailer } from '../platform/mail/outbox-mailer.ts';
import { sealSurat } from '../platform/mail/seal-surat.ts';
import { insertSuratKeluar, listSuratKeluar } from '../platform/mail/surat-keluar.queries.ts';
import { workOnSurat } from '../platform/mail/work-on-surat.ts';

const { deps, db, all, url, given, openSesi } = await startTestServer();
const jobs = await openJobQueue(url, (error) => process.stderr.write(`${error.message}\n`));
const mail = await openMailer(jobs, deps.secretKeys);
afterAll(() => jobs.stop());

async function mailServer(answer?: (line: string) => string | undefined) {
  const simulator = await startSmtp(answer);
  const smtp = openSmtp(readConfig({ SMTP_URL: simulator.url, MAIL_FROM: 'Hadir <hadir@contoh.id>' })) as Smtp;
  afterAll(async () => {
    await smtp.close();
    simulator.close();
  });
  return { ...simulator, smtp };
}

const KEPADA = 'siti@contoh.id';
const SURAT = { kepada: KEPADA, judul: 'Aktivasi', teks: 'Buka tautan ini' };
const kept = (surat_id: number) =>
  all.selectFrom('surat_keluar').selectAll().where('surat_id', '=', surat_id).execute();
const attempt = (smtp: Smtp, surat_id: number, isLast = false) => deliverSurat(deps, smtp, { surat_id, isLast });
const insert = () => insertSuratKeluar(db, { tersegel: sealSurat(deps.secretKeys, SURAT) });
const SIBUK = `451 ${KEPADA} sedang sibuk`;

test('a mail is kept until the mail server takes it, and not longer', async () => {
  let isBusy = true;
  const { smtp, taken } = await mailServer((line) => (isBusy && line.startsWith('MAIL') ? SIBUK : undefined));
  const surat_id = await insert();
  await expect(attempt(smtp, surat_id)).rejects.toThrow('jawaban server surat 451');
  expect(await kept(surat_id)).toHaveLength(1);
  isBusy = false;
  expect(await attempt(smtp, surat_id)).toBeNull();
  expect(taken).toEqual([expect.stringMatching(/To: siti@contoh\.id[^]*Subject: Aktivasi[^]*Buka tautan ini/)]);
  expect(await kept(surat_id)).toEqual([]);
});

test('two attempts at one mail at the same time send it once', async () => {
  const { smtp, taken } = await mailServer();
  const surat_id = await insert();
  expect(await Promise.all([attempt(smtp, surat_id), attempt(smtp, surat_id)])).toEqual([null, null]);
  expect(taken).toHaveLength(1);
});

test.each([
  ['to an address that the mail server does not know', (line: string) => line.startsWith('RCPT'), '550 siti?', false],
  ['that was tried as often as it may', (line: string) => line.startsWith('MAIL'), SIBUK, true],
])('a mail %s is given up, and why is said without naming anybody', async (_, isIt, answer, isLast) => {
  const { smtp, taken } = await mailServer((line) => (isIt(line) ? answer : undefined));
  const surat_id = await insert();
  const failure = await attempt(smtp, surat_id, isLast);
  expect(failure?.message).toMatch(/^jawaban server surat (550|451) \w+ (RCPT TO|MAIL FROM)$/);
  expect(await kept(surat_id)).toEqual([]);
  expect(taken).toEqual([]);
});

test('a mail whose server is killed while it hands it over is handed over again, known as the same', async () => {
  const silent = Promise.withResolvers<void>();
  const seen: string[] = [];
  const hanging = await mailServer((line) => {
    if (line !== '.') return undefined;
    silent.resolve();
    return 'diam';
  });
  const killed = openDb(url, { connections: 1 });
  const surat_id = await insert();
  const [before] = await kept(surat_id);
  const trying = deliverSurat({ ...deps, db: killed }, hanging.smtp, { surat_id, isLast: false });
  trying.catch((error: Error) => seen.push(error.message));
  await silent.promise;
  // Of a killed process the database notices that its connection is closed.
  await sql`select pg_terminate_backend(pid) from pg_locks
    where relation = 'surat_keluar'::regclass and mode = 'RowExclusiveLock'`.execute(all);

  const { smtp, taken } = await mailServer();
  expect(await attempt(smtp, surat_id)).toBeNull();
  const nomor = `${surat_id}.${new Date(before?.dibuat_pada ?? 0).getTime()}`;
  expect(taken).toEqual([expect.stringContaining(`Message-ID: <${nomor}@`)]);
  hanging.close();
  await expect.poll(() => seen).toHaveLength(1);
  await killed.destroy();
});

test('a change is answered though the mail server is away; its mail is there, and goes out when it comes back', async () => {
  const app = await buildApp({ ...deps, mail });
  afterAll(() => app.close());
  const organisasi = await given.organisasi();
  const operator = caller(app, async () => ({
    cookie: `hadir_sesi=${await openSesi(await given.orang('operator', organisasi))}`,
  }));
  const { user_id } = await given.anggota(organisasi);
  const change = await operator.put(`/users/${user_id}/ubah-email`, { email: KEPADA });
  expect(change.status).toBe(200);
  const rolledBack = inScope(db, { lingkup: 'semua' }, async (trx) => {
    await mail.send(trx, SURAT);
    throw new Error('batal');
  });
  await expect(rolledBack).rejects.toThrow('batal');

  const waiting = await sql<{
    baris: string;
  }>`select row_to_json(j)::text as baris from pgboss.job j where name = 'surat'`.execute(all);
  expect(waiting.rows).toHaveLength(1);
  const rows = await sql<{ baris: string }>`select row_to_json(s)::text as baris from surat_keluar s`.execute(all);
  const { smtp, taken } = await mailServer();
  await workOnSurat(jobs, deps, smtp, (error) => process.stderr.write(`${error.message}\n`));
  await expect.poll(() => taken, { timeout: 10_000 }).toHaveLength(1);
  expect(taken[0]).toContain('/verify?token=');
  await expect.poll(() => all.selectFrom('surat_keluar').selectAll().execute()).toEqual([]);
  // What is known of it at rest, before and after.
  const after = await sql<{
    baris: string;
  }>`select row_to_json(j)::text as baris from pgboss.job j where name = 'surat'`.execute(all);
  for (const { baris } of [...rows.rows, ...waiting.rows, ...after.rows]) expect(baris).not.toMatch(/siti|token|Halo/);
});

test('where nobody sends them, mails wait to be read in the browser; those on their way are not shown there', async () => {
  await insert();
  await openOutboxMailer().send(db, SURAT);
  expect(await listSuratKeluar(db, 100)).toEqual([{ ...SURAT, dibuat_pada: expect.anything() }]);
});
