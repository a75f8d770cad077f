import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { contract } from '@hadir/contract/contract.generated.ts';
import { isWrite, type Endpoint } from '@hadir/contract/kit/endpoint.ts';
import { listCalls } from '@hadir/contract/kit/list-calls.ts';
import { describe, expect, test } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';

const { given, as, stranger } = await startTestServer();
const every = listCalls(contract).map(({ name, endpoint }): [string, Endpoint] => [name, endpoint]);
const closed = every.filter(([, { who }]) => who !== 'public');
const inOrganisasi = every.filter(([, { scope }]) => scope === 'organisasi');

const ours = await given.organisasi();
const theirs = await given.organisasi();
const sibling = await given.organisasi({ tenant_id: ours.tenant_id });
const unsubscribed = await given.organisasi({ is_langganan: false });
const linked = await given.organisasi({ is_langganan: false, k_sumber_data: SUMBER_DATA.terhubung });

type Target = { organisasi_id: number | string; tenant_id: number | string; kode_organisasi: string; rest?: string };
const pathOf = ({ path }: Endpoint, { organisasi_id, tenant_id, kode_organisasi, rest = '1' }: Target) =>
  path
    .replace('{organisasi_id}', String(organisasi_id))
    .replace('{tenant_id}', String(tenant_id))
    .replace('{kode_organisasi}', kode_organisasi)
    .replace(/\{\w+\}/g, rest);

const foreign = as(await given.orang('operator', theirs));
const nextDoor = as(await given.orang('operator', sibling));
const foreignAdmin = as(await given.orang('admin', theirs));
const user = as(await given.orang('user', ours));
const viewer = as(await given.orang('viewer', ours));
const operator = as(await given.orang('operator', unsubscribed));
const linkedOperator = as(await given.orang('operator', linked));
/** A new one for each test: one of the calls signs out. */
const newSuperAdmin = async () => as(await given.orang('super_admin', ours));

describe('who may call', () => {
  test.each(closed)('%s refuses a stranger', async (_, endpoint) => {
    const answer = await stranger.call(endpoint.method, pathOf(endpoint, ours));
    expect(answer).toMatchObject({ status: 401, body: { error: 'auth.sign_in_required', data: null } });
  });

  test.each(inOrganisasi)('%s does not exist for operators and admins of elsewhere', async (_, endpoint) => {
    for (const outsider of [foreign, nextDoor, foreignAdmin]) {
      const answer = await outsider.call(endpoint.method, pathOf(endpoint, ours));
      expect(answer).toMatchObject({ status: 404, body: { error: 'input.not_found', data: null } });
    }
  });

  test.each(every.filter(([, { scope }]) => scope === 'tenant'))(
    '%s does not exist for another tenant',
    async (_, endpoint) => {
      const answer = await foreignAdmin.call(endpoint.method, pathOf(endpoint, ours));
      expect(answer).toMatchObject({ status: 404, body: { error: 'input.not_found' } });
    },
  );

  test.each(closed.filter(([, { who }]) => ['operator', 'tenant-admin', 'super-admin'].includes(who)))(
    '%s refuses a plain user',
    async (_, endpoint) => {
      expect(await user.call(endpoint.method, pathOf(endpoint, ours))).toMatchObject({
        status: 403,
        body: { error: 'akses.denied' },
      });
    },
  );

  test.each(closed.filter(([, endpoint]) => isWrite(endpoint) && !endpoint.ofOneself))(
    '%s refuses a viewer',
    async (_, endpoint) => {
      expect(await viewer.call(endpoint.method, pathOf(endpoint, ours))).toMatchObject({
        status: 403,
        body: { error: 'akses.denied' },
      });
    },
  );
});

describe('what an organisation has switched off', async () => {
  const marked = every.filter(([, { feature }]) => feature !== undefined);
  const off = await given.organisasi({ k_sumber_data: SUMBER_DATA.terhubung });
  const kelola = as(await given.orang('operator', off));

  test('is marked on every call of leave in an organisation but the one that switches it on', () => {
    const cuti = inOrganisasi.filter(([name]) => /^\w*cuti\w*\./i.test(name)).map(([name]) => name);
    expect(marked.map(([name]) => name)).toEqual(cuti.filter((name) => name !== 'pengaturanCuti.activateCuti'));
    expect(marked.length).toBeGreaterThan(35);
  });

  test.each(marked)('%s answers nothing where it is off', async (_, endpoint) => {
    const answer = await kelola.call(endpoint.method, pathOf(endpoint, off));
    // Whoever asks for nothing that can be read is told that first.
    if (![400, 422].includes(answer.status))
      expect(answer).toMatchObject({ status: 433, body: { error: 'cuti.disabled' } });
  });
});

/** Tenant admins and those above them pass every lock, so their own calls have none to show. */
const locked = (kind: string[]) =>
  inOrganisasi.filter(
    ([, { locked: lock, who }]) => kind.includes(lock) && !['tenant-admin', 'super-admin'].includes(who),
  );

test.each(locked(['premium']))('%s is locked for every organisation without one', async (_, endpoint) => {
  expect(await operator.call(endpoint.method, pathOf(endpoint, unsubscribed))).toMatchObject({
    status: 433,
    body: { error: 'langganan.locked' },
  });
});
test.each(locked(['linked', 'premium']))('%s is locked for a linked organisation without one', async (_, endpoint) => {
  expect(await linkedOperator.call(endpoint.method, pathOf(endpoint, linked))).toMatchObject({
    status: 433,
    body: { error: 'langganan.locked' },
  });
});
test.each(locked(['no']))('%s stays open without one', async (_, endpoint) => {
  expect((await linkedOperator.call(endpoint.method, pathOf(endpoint, linked))).body?.error).not.toBe(
    'langganan.locked',
  );
});

const lists = every.filter(
  ([, { method, path, input }]) =>
    method === 'GET' && 'sort' in input.shape && !/\{(?!organisasi_id|tenant_id)/.test(path),
);
test.each(lists)('%s refuses an order that it does not offer', async (_, endpoint) => {
  const query =
    'sort=bukan_urutan&tgl_awal=2026-11-01&tgl_akhir=2026-11-30&bulan=2026-11&tahun=2026&tanggal=2026-11-19';
  const path = `${pathOf(endpoint, ours)}?${query}`;
  const asked = [await newSuperAdmin(), as(await given.orang('operator', ours)), user];
  const answers = await Promise.all(asked.map((one) => one.get(path)));
  expect(answers.filter(({ status }) => status === 422).map(({ body }) => body.errors)).toContainEqual({
    sort: [expect.any(String)],
  });
});

describe('malformed input never breaks the server', () => {
  const BAD_IDS = [
    'abc',
    '0',
    '-1',
    '999999999999',
    '9'.repeat(400),
    '%00',
    '1%00',
    "'%20or%201=1",
    '..%2f..',
    '%F0%9F%92%A3',
  ];
  const BAD_BODIES: unknown[] = [
    [],
    'teks',
    42,
    { nama: '\u0000', q: '\u0000' },
    Object.fromEntries(
      ['user_id', 'nama', 'tgl_mulai', 'page', 'email', 'status'].map((field) => [field, { $gt: '' }]),
    ),
    Object.fromEntries(
      ['user_id', 'nama', 'tgl_mulai', 'username', 'token', 'password'].map((field) => [field, 'x'.repeat(100_000)]),
    ),
    { user_id: 1e308, group_id: -1e308, tgl_mulai: '2026-02-31', tgl_selesai: '0000-00-00', nama: '\ud800' },
  ];

  test.each(every)('%s, in its path and query', async (_, endpoint) => {
    const superAdmin = await newSuperAdmin();
    const paths = BAD_IDS.flatMap((bad) => {
      const target = { organisasi_id: bad, tenant_id: bad, kode_organisasi: bad, rest: bad };
      const inside = { ...ours, rest: bad };
      return [
        pathOf(endpoint, target),
        `${pathOf(endpoint, inside)}?page=${bad}&q=${bad}&count=1e9&sort=${bad}&tanggal=${bad}`,
      ];
    });
    // A call that names nothing in its path is asked the same once. All at once: none is to wait for what another answers.
    const asked = [...new Set(paths)].map(async (path) => {
      const { status } = await superAdmin.call(endpoint.method, path);
      expect(status, `${endpoint.method} ${path}`).not.toBe(500);
    });
    await Promise.all(asked);
  });

  // Written once, not for every call: one of them is megabytes.
  const WRITTEN = BAD_BODIES.map((body) => JSON.stringify(body));
  const HUGE = Buffer.from(JSON.stringify({ nama: 'x'.repeat(10_000_000) }));

  test.each(every.filter(([, { method }]) => method !== 'GET'))('%s, in its body', async (_, endpoint) => {
    const superAdmin = await newSuperAdmin();
    const path = pathOf(endpoint, ours);
    for (const payload of WRITTEN) {
      const { status } = await superAdmin.call(endpoint.method, path, {
        payload,
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      });
      expect(status, `${endpoint.method} ${path} ${payload.slice(0, 80)}`).not.toBe(500);
    }
    const broken = await superAdmin.call(endpoint.method, path, {
      payload: '{"nama":',
      headers: { 'content-type': 'application/json' },
    });
    expect(broken.status).toBe(400);
    const huge = await superAdmin.call(endpoint.method, path, {
      payload: HUGE,
      headers: { 'content-type': 'application/json' },
    });
    expect(huge).toMatchObject({ status: 422 });
  });
});
