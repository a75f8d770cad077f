import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { beforeEach, expect, test } from 'vitest';
import { givenServer, Refusal, type Answers } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { givenIzin } from '../../testing/orang.ts';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => localStorage.clear());

const refuse = () => {
  throw new Refusal('akses.denied');
};

test.each<[string, string, Answers]>([
  [
    'a holiday',
    '/organisasi/9/hariLibur/1',
    { hariLibur: { getHariLibur: refuse }, hitungUlang: { listHitungUlang: () => [] } },
  ],
  ['work hours', '/organisasi/9/jamKerja/1', { jadwal: { getJadwal: refuse } }],
  ['the tenant’s work hours', '/tenant/3/jamKerja/1', { jadwalTenant: { getJadwalTenant: refuse } }],
  ['the tenant’s Beranda', '/dashboard-tenant', { dashboard: { getBerandaTenant: refuse } }],
  ['a claim of attendance', '/organisasi/9/klaimPresensi/1', { klaimPresensi: { getKlaim: refuse } }],
])('who may not read %s gets the 403 page, not advice on his connection', async (_what, address, answers) => {
  givenServer({ auth: givenSession({ peran: 'user', role: KODE_PERAN.user }), ...answers });
  const app = await renderApp(address);
  await expect
    .element(app.getByRole('heading', { name: 'Mohon Maaf. Anda Tidak Dapat Akses Halaman Ini' }))
    .toBeVisible();
  expect(app.getByRole('button', { name: 'Coba lagi' }).query()).toBeNull();
});

test('a screen that is no business of a member gets the 403 page', async () => {
  givenServer({
    auth: { ...givenSession({ peran: 'user', role: KODE_PERAN.user }), listIzin: () => givenIzin('kuota.index') },
  });
  const app = await renderApp('/organisasi/9/billing');
  await expect
    .element(app.getByRole('heading', { name: 'Mohon Maaf. Anda Tidak Dapat Akses Halaman Ini' }))
    .toBeVisible();
  await expect.element(app.getByRole('link', { name: 'Pilih Organisasi' })).toHaveAttribute('href', '/pilihOrganisasi');
});

test('the 403 page wears the edition of the organisation that one is in', async () => {
  givenServer({
    auth: { ...givenSession({ k_sumber_data: SUMBER_DATA.terhubung }), listIzin: () => givenIzin('kuota.index') },
  });
  document.documentElement.dataset['edisi'] = 'umum';
  const app = await renderApp('/organisasi/9/billing');
  await expect.element(app.getByRole('link', { name: 'Pilih Organisasi' })).toBeVisible();
  await expect.poll(() => document.documentElement.dataset['edisi']).toBe('simpatika');
});
