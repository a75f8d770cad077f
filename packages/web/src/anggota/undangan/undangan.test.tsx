import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenAnggota } from '../../testing/given-anggota.ts';
import { givenTerakhir } from '../../testing/given-kehadiran.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const MASA = { dibuat_pada: '2026-11-20T02:00:00Z', kedaluwarsa_pada: '2026-12-04T02:00:00Z' };
const sari = { undangan_id: 3, user_id: 31, nama: 'Sari Dewi', keadaan: 'menunggu', ...MASA } as const;

test('an operator is told that somebody of another school is invited, before he asks, and sees what becomes of it', async () => {
  const server = givenServer({
    auth: givenSession(),
    anggota: {
      listAnggota: () => givenPage([givenAnggota()]),
      findEmail: () => ({ user_id: 31, nama: 'Sari Dewi', email: 'sari@contoh.id', is_anggota: false }),
      addAnggota: () => sari,
    },
    undangan: {
      listUndangan: () => [sari, { ...sari, undangan_id: 2, nama: 'Tono', keadaan: 'ditolak' }],
      cancelUndangan: () => null,
    },
    grup: { listGrup: () => [] },
    lokasi: { listLokasi: () => givenPage([]) },
  });
  const screen = await renderScreen('user', { organisasi_id: 9 });
  const section = screen.getByRole('region', { name: 'Undangan' });
  await expect.element(section.getByText('Menunggu jawaban')).toBeVisible();
  await expect.element(section.getByText('Ditolak')).toBeVisible();

  await screen.getByRole('button', { name: 'Tambah anggota' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Tambah anggota' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill('sari@contoh.id');
  await dialog.getByRole('button', { name: 'Undang' }).click();
  await expect.element(dialog.getByText('Ia menjadi anggota setelah menerimanya', { exact: false })).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Nomor telepon' })).toBeDisabled();
  await expectNoAxeFindings();
  await dialog.getByRole('button', { name: 'Tambah' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('anggota.addAnggota')).toMatchObject({ user_id: 31 });

  await section.getByRole('button', { name: 'Batalkan undangan Sari Dewi' }).click();
  await screen.getByRole('button', { name: 'Batalkan undangan', exact: true }).click();
  await expect.poll(() => server.lastOf('undangan.cancelUndangan')).toMatchObject({ undangan_id: 3 });
});

test.each([360, 1440])(
  'the invited person accepts on Beranda after reading what follows, at %i wide',
  async (width) => {
    await page.viewport(width, 640);
    const mine = { undangan_id: 3, organisasi: 'SMA Negeri 4 Bandung', pengundang: 'Dian Pratama', ...MASA };
    const server = givenServer({
      auth: givenSession({ peran: 'user', role: 4 }),
      presensi: { findPresensiTerakhir: () => givenTerakhir() },
      undangan: { listUndanganSendiri: () => [mine], answerUndangan: () => null },
    });
    const screen = await renderScreen('home', { organisasi_id: 9 });
    const section = screen.getByRole('region', { name: 'Undangan untuk Anda' });
    await expect.element(section.getByText('Dari Dian Pratama, berlaku sampai 04-12-2026')).toBeVisible();
    await expectNoAxeFindings();
    const accept = section.getByRole('button', { name: 'Terima undangan SMA Negeri 4 Bandung' });
    await expect.element(accept).toBeInViewport({ ratio: 1 });
    await accept.click();
    const dialog = screen.getByRole('dialog', { name: 'Menjadi anggota SMA Negeri 4 Bandung?' });
    await expect
      .element(dialog.getByText('Akun dan kata sandi tetap milik Anda sendiri', { exact: false }))
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Terima undangan' }).click();
    await expect
      .poll(() => server.lastOf('undangan.answerUndangan'))
      .toMatchObject({ undangan_id: 3, jawaban: 'terima' });
  },
);
