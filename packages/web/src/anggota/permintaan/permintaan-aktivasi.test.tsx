import type { PermintaanAktivasi } from '@hadir/contract/anggota/permintaan/permintaan-aktivasi.contract.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenAnggota } from '../../testing/given/given-anggota.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

beforeEach(() => localStorage.clear());

const sri: PermintaanAktivasi = {
  user_id: 51,
  nama: 'Sri Wahyuni',
  nip: '198001',
  jabatan: 'Guru',
  diminta_pada: '2026-11-20T02:00:00Z',
  jumlah: 2,
};

test('an operator sees who asked for his activation, sends a link, prints a sheet and turns one down', async () => {
  let waiting = [sri, { ...sri, user_id: 52, nama: 'Tono Hadi' }, { ...sri, user_id: 53, nama: 'Umar Bakri' }];
  const answer = (user_id: number) => {
    waiting = waiting.filter((one) => one.user_id !== user_id);
    return null;
  };
  const server = givenServer({
    auth: givenSession(),
    anggota: { listAnggota: () => givenPage([givenAnggota()]) },
    undangan: { listUndangan: () => [] },
    permintaanAktivasi: {
      listPermintaanAktivasi: () => waiting,
      confirmPermintaanAktivasi: ({ user_id }) => answer(user_id),
      rejectPermintaanAktivasi: ({ user_id }) => answer(user_id),
    },
    imporAnggota: {
      printToken: ({ user_id: [one = 0] = [] }) => {
        answer(one);
        return new Blob(['%PDF'], { type: 'application/pdf' });
      },
    },
    grup: { listGrup: () => [] },
    lokasi: { listLokasi: () => givenPage([]) },
  });
  const screen = await renderScreen('user', { organisasi_id: 9 });
  const section = screen.getByRole('region', { name: 'Permintaan aktivasi (3)' });
  await expect.element(section).toBeVisible();
  await expectNoAxeFindings();

  await section.getByRole('button', { name: 'Kirim tautan ke Sri Wahyuni' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Kirim tautan ke Sri Wahyuni' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill('sri@contoh.id');
  await dialog.getByRole('button', { name: 'Kirim' }).click();
  await expect.element(screen.getByRole('region', { name: 'Permintaan aktivasi (2)' })).toBeVisible();
  expect(server.lastOf('permintaanAktivasi.confirmPermintaanAktivasi')).toMatchObject({
    user_id: 51,
    email: 'sri@contoh.id',
  });

  await screen.getByRole('button', { name: 'Cetak lembar Tono Hadi' }).click();
  await expect.element(screen.getByRole('region', { name: 'Permintaan aktivasi (1)' })).toBeVisible();
  await screen.getByRole('button', { name: 'Tolak permintaan Umar Bakri' }).click();
  await screen.getByRole('button', { name: 'Tolak', exact: true }).click();
  await expect
    .element(screen.getByRole('heading', { name: 'Permintaan aktivasi', exact: false }))
    .not.toBeInTheDocument();
});
