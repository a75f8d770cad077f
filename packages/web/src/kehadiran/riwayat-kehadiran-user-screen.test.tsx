import { expect, test } from 'vitest';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { givenBaris } from '../testing/given-kehadiran.ts';
import { givenPage } from '../testing/given-page.ts';
import { givenServer } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { renderScreen } from '../testing/render-screen.tsx';

const SITI = 7;
const late = givenBaris({ tanggal: '2026-11-19', terlambat_menit: 7, jam_masuk: '07:07:00', kode: [2, 5] });

test('a member reads his own days, narrows them, and learns why one of them is what it is', async () => {
  const server = givenServer({
    auth: givenSession({ peran: 'user', role: 4 }),
    kehadiran: { riwayatAnggota: ({ is_hadir }) => givenPage(is_hadir ? [givenBaris(), late] : []) },
  });
  const screen = await renderScreen('riwayatKehadiranUser', { organisasi_id: 9 });
  await expect.element(screen.getByRole('row', { name: /20-11-2026.*06:58:12.*Tepat waktu/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /19-11-2026.*07:07:00.*Terlambat 7 menit/ })).toBeVisible();
  expect(server.lastOf('kehadiran.riwayatAnggota')).toMatchObject({ organisasi_id: 9, user_id: SITI });
  expect(screen.getByRole('searchbox').elements()).toEqual([]);
  await expectNoAxeFindings();

  await screen.getByRole('button', { name: /20-11-2026/ }).click();
  const panel = screen.getByRole('dialog', { name: 'Jumat, 20 November 2026' });
  await expect.element(panel.getByText('Hari ini dihitung hadir.')).toBeVisible();
  await panel.getByRole('button', { name: 'Tutup' }).click();

  await screen.getByRole('button', { name: 'Filter', exact: true }).click();
  await screen.getByRole('checkbox', { name: 'Hadir' }).click();
  await screen.getByRole('button', { name: 'Terapkan' }).click();
  await expect.element(screen.getByText('Tidak ada hari yang cocok dengan filter ini.')).toBeVisible();
  await screen.getByRole('button', { name: 'Atur ulang filter' }).click();
  await expect.element(screen.getByRole('row', { name: /20-11-2026/ })).toBeVisible();
});
