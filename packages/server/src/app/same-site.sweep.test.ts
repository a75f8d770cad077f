import { contract } from '@hadir/contract/contract.generated.ts';
import { isWrite } from '@hadir/contract/kit/endpoint.ts';
import { listCalls } from '@hadir/contract/kit/list-calls.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';

const { given, as, stranger } = await startTestServer({ publicUrl: 'https://hadir.sch.id' });
const organisasi = await given.organisasi();
const admin = as(await given.orang('super_admin', organisasi));
const anggota = await given.anggota(organisasi);
const ids: Record<string, unknown> = { ...organisasi, user_id: anggota.user_id };

const calls = listCalls(contract)
  .map(({ endpoint }) => endpoint)
  .filter(isWrite);
const sendAll = (headers: Record<string, string>) =>
  Promise.all(
    calls.map(async ({ scope, method, path }) => {
      const url = path.replace(/\{(\w+)\}/g, (_, name: string) => String(ids[name] ?? 1));
      const { status, body } = await (scope === 'public' ? stranger : admin).call(method, url, { headers });
      return { call: `${method} ${path}`, status, error: body.error ?? '' };
    }),
  );

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://jahat.contoh.id' },
  { origin: 'https://hadir.sch.id.jahat.contoh.id' },
  { origin: 'null' },
])('no call changes anything for another site: %o', async (headers) => {
  const answers = await sendAll(headers as Record<string, string>);
  // Some are refused to a super admin before it comes to that.
  const others = answers.filter(({ error }) => error !== 'akses.cross_site');
  expect(others.filter(({ status }) => status < 400)).toEqual([]);
  expect(answers.length).toBeGreaterThan(100);
  expect(others.length).toBeLessThan(answers.length / 3);
});
