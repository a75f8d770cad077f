import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { beforeEach, expect, test } from 'vitest';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => localStorage.clear());

const grup = {
  group_id: 2,
  nama: 'Guru',
  status: STATUS_RECORD.aktif,
  jumlah_anggota: 3,
  kepala_user_id: null,
  kepala: null,
};

const open = async () => {
  const server = givenServer({ auth: givenSession(), grup: { listGrup: () => givenPage([grup]) } });
  const app = await renderApp('/organisasi/9/grup');
  await expect.element(app.getByRole('heading', { name: 'Grup', level: 1 })).toBeVisible();
  return { server, app };
};

test('who is refused for another reason is asked about once and left where he is', async () => {
  const { server, app } = await open();
  const asked = () => server.asked.filter(({ name }) => name === 'auth.getAwal').length;
  const before = asked();
  server.answers.grup = {
    listGrup: () => {
      throw new Refusal('akses.denied');
    },
  };
  await app.getByLabelText('Cari grup').fill('gu');
  await expect.poll(asked).toBe(before + 1);
  expect(app.getByText('Peran Anda di instansi ini berubah').query()).toBeNull();
});

test('who is refused because his role was taken meanwhile is told, and the page begins anew with the one he has', async () => {
  const { server, app } = await open();
  server.answers.auth = givenSession({ peran: 'user', role: KODE_PERAN.user });
  server.answers.grup = {
    listGrup: () => {
      throw new Refusal('akses.denied');
    },
  };
  await app.getByLabelText('Cari grup').fill('gu');
  await expect.element(app.getByText('Peran Anda di instansi ini berubah')).toBeVisible();
  await expect
    .element(app.getByRole('heading', { name: 'Mohon Maaf. Anda Tidak Dapat Akses Halaman Ini' }))
    .toBeVisible();
  await expect.element(app.getByRole('link', { name: 'Kelola Anggota' })).not.toBeInTheDocument();
});
