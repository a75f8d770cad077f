import { expect, test, vi } from 'vitest';
import { snackbarStore } from '../../ui/feedback/snackbar-store.ts';
import { ApiError } from '../../kit/failure/api-error.ts';
import { listenToApi } from '../../kit/failure/api-events.ts';
import { ConnectionError } from '../../kit/failure/connection-error.ts';
import { pesanKegagalan } from '../../kit/failure/pesan-kegagalan.ts';
import { reportFailure } from './report-failure.ts';

const OTHER = 'Terjadi kesalahan pada sistem. Harap hubungi Administrator';
const failed = (code: number, message = 'Kata dari server', reference?: string) =>
  new ApiError({ code, message, ...(reference && { reference }) });

test.each([400, 404, 405, 422, 433, 520])("%i is told in the server's words", (code) => {
  expect(pesanKegagalan(failed(code))).toBe('Kata dari server');
  expect(pesanKegagalan(failed(code, ''))).toBe('Unknown error');
});

test('a server that is not there for a while says so itself, and a proxy in front of it nothing', () => {
  expect(pesanKegagalan(failed(503))).toBe('Kata dari server');
  expect(pesanKegagalan(failed(503, ''))).toBe(OTHER);
});

test.each([500, 502, 418])('%i says nothing of the inside', (code) => {
  expect(pesanKegagalan(failed(code, 'relation "users" does not exist'))).toBe(OTHER);
});

test('a failure of the server carries the number by which it is found in the log', () => {
  expect(pesanKegagalan(failed(500, '', 'r-17'))).toBe(`${OTHER} (nomor rujukan r-17)`);
});

test('a missing connection says what to do', () => {
  expect(pesanKegagalan(new ConnectionError())).toMatch(/Periksa internet Anda/);
});

test.each([
  'Failed to fetch dynamically imported module: /assets/layar.js',
  'Unable to preload CSS for /assets/layar.css',
  'Importing a module script failed.',
])(
  'a part of the app that could not be fetched asks for the page anew, and for a connection where there is none: %s',
  (message) => {
    vi.stubGlobal('navigator', { onLine: true });
    expect(pesanKegagalan(new TypeError(message))).toMatch(/Muat ulang halaman ini/);
    vi.stubGlobal('navigator', { onLine: false });
    expect(pesanKegagalan(new TypeError(message))).toMatch(/Periksa internet Anda/);
    vi.unstubAllGlobals();
  },
);

test('401 ends the session with its words, 403 forbids, and neither shows a snackbar', () => {
  const listener = { onSessionEnd: vi.fn(), onFaktorRequired: vi.fn(), onForbidden: vi.fn(), onRefused: vi.fn() };
  listenToApi(listener);
  reportFailure(failed(401, 'Sesi Anda telah berakhir'));
  reportFailure(failed(403));
  expect(listener.onSessionEnd).toHaveBeenCalledExactlyOnceWith('Sesi Anda telah berakhir');
  expect(listener.onForbidden).toHaveBeenCalledOnce();
  expect(snackbarStore.read()).toEqual([]);

  reportFailure(failed(433, 'Periode sudah ditutup'));
  expect(snackbarStore.read()).toMatchObject([{ kind: 'error', message: 'Periode sudah ditutup' }]);
});
