import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { Undangan } from '@hadir/contract/anggota/undangan/undangan.contract.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenAnggota } from '../../testing/given/given-anggota.ts';
import { givenTerakhir } from '../../testing/given/given-kehadiran.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const MASA = { dibuat_pada: '2026-11-20T02:00:00Z', kedaluwarsa_pada: '2026-12-04T02:00:00Z' };
const sari = { undangan_id: 3, user_id: 31, nama: 'Sari Dewi', nomor: null, keadaan: 'menunggu', ...MASA } as const;

test('an operator is told what is sent and to whom before he sends it, and sees at once that it waits', async () => {
  let terkirim: Undangan[] = [{ ...sari, undangan_id: 2, nama: 'Tono', keadaan: 'ditolak' }];
  const server = givenServer({
    auth: givenSession(),
    anggota: {
      listAnggota: () => givenPage([givenAnggota()]),
      findEmail: ({ email }) =>
        email === 'sari@contoh.id'
          ? { user_id: 31, nama: 'Sari Dewi', email, is_anggota: false, is_diundang: true }
          : null,
      addAnggota: () => {
        terkirim = [sari, ...terkirim];
        return sari;
      },
    },
    undangan: { listUndangan: () => terkirim, cancelUndangan: () => null },
    mulaiAnggota: { getMulaiAnggota: () => ({ catatan: null, akibat: null, besok: null }) },
    grup: { listGrup: () => [] },
    lokasi: { listLokasi: () => givenPage([]) },
  });
  const screen = await renderScreen('user', { organisasi_id: 9 });
  const section = screen.getByRole('region', { name: 'Undangan' });
  await expect.element(section.getByText('Ditolak')).toBeVisible();
  await screen.getByRole('button', { name: 'Tambah anggota' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Tambah anggota' });
  const email = dialog.getByRole('textbox', { name: 'Email' });
  await email.fill('sari@contoh.id');
  await expect
    .element(dialog.getByText('Undangan dikirim ke sari@contoh.id; ia menjadi anggota setelah', { exact: false }))
    .toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Nomor telepon' })).toBeDisabled();
  await expectNoAxeFindings();
  await email.fill('orang-baru@contoh.id');
  await expect.element(dialog.getByRole('button', { name: 'Tambah' })).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Nama lengkap' })).toHaveValue('');
  await email.fill('sari@contoh.id');
  await dialog.getByRole('button', { name: 'Kirim undangan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByText('Undangan terkirim, menunggu jawaban Sari Dewi')).toBeVisible();
  expect(server.lastOf('anggota.addAnggota')).toMatchObject({ user_id: 31, email: 'sari@contoh.id' });
  await expect.element(section.getByText('Menunggu jawaban')).toBeVisible();

  await section.getByRole('button', { name: 'Batalkan undangan Sari Dewi' }).click();
  await screen.getByRole('button', { name: 'Batalkan undangan', exact: true }).click();
  await expect.poll(() => server.lastOf('undangan.cancelUndangan')).toMatchObject({ undangan_id: 3 });
});

test('whose number the tenant knows already is invited from the same form, without his name', async () => {
  const nomor = 'NIK 3273010101900001';
  let terkirim: Undangan[] = [];
  const server = givenServer({
    auth: givenSession(),
    anggota: {
      listAnggota: () => givenPage([givenAnggota()]),
      findEmail: () => null,
      addAnggota: ({ undang_nomor }) => {
        if (!undang_nomor)
          throw new Refusal('anggota.nomor_dikenal', { nik: ['Orang dengan nomor ini sudah dikenal'] });
        terkirim = [{ ...sari, nama: null, nomor }];
        return terkirim[0] ?? sari;
      },
    },
    undangan: { listUndangan: () => terkirim },
    mulaiAnggota: { getMulaiAnggota: () => ({ catatan: null, akibat: null, besok: null }) },
    grup: { listGrup: () => [] },
    lokasi: { listLokasi: () => givenPage([]) },
  });
  const screen = await renderScreen('user', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Tambah anggota' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Tambah anggota' });
  await dialog.getByRole('textbox', { name: 'Nama lengkap' }).fill('Sari');
  const nik = dialog.getByRole('textbox', { name: 'NIK' });
  await nik.fill('3273010101900001');
  await dialog.getByRole('button', { name: 'Tambah' }).click();
  await expect.element(dialog.getByText('Kirim undangan kepadanya', { exact: false })).toBeVisible();
  await expectNoAxeFindings();
  await nik.fill('3273010101900002');
  await expect.element(dialog.getByRole('button', { name: 'Tambah' })).toBeVisible();
  await nik.fill('3273010101900001');
  await dialog.getByRole('button', { name: 'Tambah' }).click();
  await dialog.getByRole('button', { name: 'Kirim undangan' }).click();
  await expect.element(screen.getByText(`Undangan terkirim, menunggu jawaban orang dengan ${nomor}`)).toBeVisible();
  expect(server.lastOf('anggota.addAnggota')).toMatchObject({ undang_nomor: true, nik: '3273010101900001' });
  await expect
    .element(screen.getByRole('region', { name: 'Undangan' }).getByText(`Orang dengan ${nomor}`))
    .toBeVisible();
});

test.each([360, 1440])(
  'the invited person accepts on Beranda after reading what follows, at %i wide',
  async (width) => {
    await page.viewport(width, 640);
    const mine = { undangan_id: 3, organisasi: 'SMA Negeri 4 Bandung', pengundang: 'Dian Pratama', ...MASA };
    const server = givenServer({
      auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
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
