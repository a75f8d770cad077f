import { beforeEach, expect, test, vi } from 'vitest';
import { MutationObserver, onlineManager, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { dismissSnackbar, snackbarStore } from '../../ui/feedback/snackbar-store.ts';
import { api } from './api.ts';
import { ApiError } from '../../kit/failure/api-error.ts';
import { ConnectionError } from '../../kit/failure/connection-error.ts';
import { createQueryClient } from './query-client.ts';
import { requestProgress } from './request-progress.ts';
import { lastClock } from './server-clock.ts';
import { signedTap } from './signed-time.ts';

type Answer = () => Response | Promise<Response>;
const requests: { url: string; init: RequestInit }[] = [];
const answer = (respond: Answer) =>
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, init });
    return respond();
  });
const envelope =
  (code: number, message: string, data: unknown = null, status = code) =>
  () =>
    Response.json(
      { code, message, data },
      { status, headers: { date: 'Fri, 20 Nov 2026 07:00:00 GMT', 'hadir-waktu': 'tanda' } },
    );

beforeEach(() => {
  requests.length = 0;
  localStorage.clear();
  for (const { id } of snackbarStore.read()) dismissSnackbar(id);
  return () => vi.unstubAllGlobals();
});
const snackbars = () => snackbarStore.read().map(({ kind, message }) => `${kind}: ${message}`);
const hasKey = (index: number) => new Headers(requests[index]?.init.headers).get('idempotency-key');

test('a refusal is thrown with its code and its fields', async () => {
  answer(() =>
    Response.json(
      { code: 422, error: 'input.invalid', message: 'Periksa', errors: { email: ['Wajib diisi'] } },
      { status: 422 },
    ),
  );
  const failure = await api.auth.sendLinkReset.call({ email: '' }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect((failure as ApiError).body).toMatchObject({ code: 422, errors: { email: ['Wajib diisi'] } });
});

test('a body whose code is 300 or more is an error, whatever its status', async () => {
  answer(envelope(433, 'Periode sudah ditutup', null, 200));
  await expect(api.auth.getMe.call({})).rejects.toThrow('Periode sudah ditutup');
});

test('a page of a proxy in place of an answer is an error with its status', async () => {
  answer(() => new Response('<html>Bad Gateway</html>', { status: 502 }));
  await expect(api.auth.getMe.call({})).rejects.toMatchObject({ body: { code: 502 } });
});

test('no answer is a missing connection', async () => {
  answer(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(api.auth.getMe.call({})).rejects.toBeInstanceOf(ConnectionError);
});

test('every answer measures the clock, and its signed time is kept', async () => {
  answer(envelope(200, 'Berhasil'));
  await api.auth.listSesi.call({});
  expect(lastClock()?.measured_at).toBeGreaterThan(0);
  expect(signedTap()?.tanda).toBe('tanda');
});

test('a call is under way until it has ended, an autosave never shows', async () => {
  let seen: boolean[] = [];
  answer(() => {
    seen.push(requestProgress.read());
    return envelope(200, 'Berhasil')();
  });
  await api.auth.getMe.call({});
  await api.auth.getMe.call({}, { autosave: true });
  seen = [...seen, requestProgress.read()];
  expect(seen).toEqual([true, false, false]);
});

test('a change says what the server says of it, or that it was saved', async () => {
  const client = createQueryClient();
  answer(envelope(201, 'Presensi tercatat'));
  await new MutationObserver(client, api.auth.logout.mutation()).mutate({});
  answer(envelope(201, ''));
  await new MutationObserver(client, api.auth.logout.mutation()).mutate({});
  await new MutationObserver(client, api.auth.logout.mutation({ quiet: true })).mutate({});
  expect(snackbars()).toEqual(['success: Presensi tercatat', 'success: Data Berhasil disimpan']);
});

test('the same change twice at once is one; another, one with another file, and one after it are sent', async () => {
  const client = createQueryClient();
  answer(envelope(200, 'Tersimpan'));
  const mutate = (input: object) =>
    new MutationObserver(client, api.klaimPresensi.submitKlaim.mutation({ apart: true })).mutate(input as never);
  const [satu, dua] = [new Blob(['1']), new Blob(['2'])];
  const logout = () => new MutationObserver(client, api.auth.logout.mutation()).mutate({});
  await Promise.all([
    logout(),
    logout(),
    mutate({ organisasi_id: 9, lampiran: satu }),
    mutate({ organisasi_id: 9, lampiran: dua }),
  ]);
  expect(requests).toHaveLength(3);
  await logout();
  expect(requests).toHaveLength(4);
});

test('a refused change says why, unless the caller shows it', async () => {
  const client = createQueryClient();
  answer(envelope(433, 'Periode sudah ditutup'));
  const mutate = (marks: Parameters<typeof api.auth.logout.mutation>[0]) =>
    new MutationObserver(client, api.auth.logout.mutation(marks)).mutate({}).catch(() => 'refused');
  expect(await mutate({ errors: 'caller' })).toBe('refused');
  expect(snackbars()).toEqual([]);
  expect(await mutate({})).toBe('refused');
  expect(snackbars()).toEqual(['error: Periode sudah ditutup']);
});

test('a change fetches its own domain again and no other, one that stands apart none', async () => {
  const client = createQueryClient();
  answer(envelope(200, 'Berhasil', []));
  const stops = [
    new QueryObserver(client, api.auth.listSesi.query({})).subscribe(() => undefined),
    new QueryObserver(client, api.organisasi.getOrganisasi.query({ organisasi_id: 9 })).subscribe(() => undefined),
  ];
  await expect.poll(() => requests.length).toBe(2);
  await new MutationObserver(client, api.auth.logout.mutation({ quiet: true, apart: true })).mutate({});
  await new MutationObserver(client, api.auth.logout.mutation({ quiet: true })).mutate({});
  expect(requests.slice(2).map(({ url }) => url)).toEqual(['/api/logout', '/api/logout', '/api/sesi']);
  for (const stop of stops) stop();
});

test('a call that must not be recorded twice carries a key of its own, or the one that is given', async () => {
  answer(envelope(201, 'Presensi tercatat'));
  const tap = { organisasi_id: 9, waktu_klien: '2026-11-20T00:00:00Z' };
  await api.presensi.submitPresensi.call(tap);
  await api.presensi.submitPresensi.call(tap);
  await api.presensi.submitPresensi.call(tap, { idempotencyKey: 'kunci-antrean' });
  expect(hasKey(0)).toMatch(/^[0-9a-f-]{36}$/);
  expect(hasKey(1)).not.toBe(hasKey(0));
  expect(hasKey(2)).toBe('kunci-antrean');
  await api.auth.getMe.call({});
  expect(hasKey(3)).toBeNull();
});

test("a file comes under the server's name for it, with its progress", async () => {
  answer(
    () =>
      new Response('PK', {
        headers: {
          'content-disposition': "attachment; filename*=UTF-8''Anggota%20MAN%201.xlsx",
          'content-length': '2',
        },
      }),
  );
  const progress: [number, number | undefined][] = [];
  const file = await api.imporAnggota.exportAnggota.file(
    { organisasi_id: 9 },
    { onProgress: (received, total) => void progress.push([received, total]) },
  );
  expect([file.name, file.size]).toEqual(['Anggota MAN 1.xlsx', 2]);
  expect(progress).toEqual([[2, 2]]);
});

test('a refused download is a refusal like any other', async () => {
  answer(envelope(433, 'Fitur ini terkunci'));
  await expect(api.imporAnggota.exportAnggota.file({ organisasi_id: 9 })).rejects.toThrow('Fitur ini terkunci');
});

test('a page that was opened without a connection notices when there is one', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const client = createQueryClient();
  client.mount();
  expect(onlineManager.isOnline()).toBe(false);
  online.mockRestore();
  window.dispatchEvent(new Event('online'));
  expect(onlineManager.isOnline()).toBe(true);
  client.unmount();
});

test.each([
  ['the browser has one', () => window.dispatchEvent(new Event('online'))],
  ['something is answered', (client: QueryClient) => void client.fetchQuery(api.auth.getMe.query({}))],
])('what failed for want of a connection is asked again once %s', async (_, come) => {
  const client = createQueryClient();
  client.mount();
  const putus = () => Promise.reject(new TypeError('Failed to fetch'));
  const known = api.auth.listSesi.query({}, { errors: 'caller' });
  const unknown = api.organisasi.getOrganisasi.query({ organisasi_id: 9 }, { errors: 'caller' });
  client.setQueryData(known.queryKey, []);
  answer(putus);
  window.dispatchEvent(new Event('offline'));
  // What is known is of a moment ago: not old enough to be asked again for that alone.
  const observers = [{ ...known, staleTime: Infinity }, unknown].map((one) => new QueryObserver(client, one as never));
  const stops = observers.map((one) => one.subscribe(() => undefined));
  await observers[0]?.refetch();
  const errors = () => observers.map((one) => one.getCurrentResult().error);
  await expect.poll(errors, { timeout: 4000 }).toEqual([expect.any(ConnectionError), expect.any(ConnectionError)]);
  answer(envelope(200, 'Berhasil', []));
  come(client);
  await expect.poll(errors).toEqual([null, null]);
  for (const stop of stops) stop();
  client.unmount();
});

test('a change that the state of things refuses fetches what the screen shows again, one with a wrong field does not', async () => {
  const client = createQueryClient();
  answer(envelope(200, 'Berhasil', []));
  const stop = new QueryObserver(client, api.auth.listSesi.query({})).subscribe(() => undefined);
  await expect.poll(() => requests.length).toBe(1);
  const change = () =>
    new MutationObserver(client, api.auth.endSesiLain.mutation({ errors: 'caller' })).mutate({}).catch(() => 'refused');
  answer(envelope(422, 'Periksa isian'));
  await change();
  answer(envelope(433, 'Sudah berakhir'));
  await change();
  await expect.poll(() => requests.slice(1).map(({ init }) => init.method)).toEqual(['DELETE', 'DELETE', 'GET']);
  stop();
});
