import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => localStorage.clear());

test('an institution is registered from the sign-in page, and what is wrong is told before anything is sent', async () => {
  const server = givenServer({ permintaanAkses: { submitPermintaanAkses: () => null } });
  const app = await renderApp('/login');
  await app.getByRole('link', { name: 'Daftarkan instansi' }).click();
  await app.getByLabelText('Yang didaftarkan').selectOptions('Induk baru (yayasan, kantor wilayah, dinas)');
  expect(app.getByRole('textbox', { name: 'Kode induk' }).query()).toBeNull();
  await app.getByRole('textbox', { name: 'Nama instansi' }).fill('Yayasan Harapan');
  await app.getByRole('textbox', { name: 'NPSN' }).fill('123');
  await app.getByRole('textbox', { name: 'Alamat' }).fill('Jalan Melati 1, Bandung');
  await app.getByRole('textbox', { name: 'Alasan' }).fill('Presensi 40 guru');
  await app.getByRole('textbox', { name: 'Nama Anda' }).fill('Siti Pemohon');
  await app.getByRole('textbox', { name: 'Email' }).fill('siti@contoh.id');
  await app.getByRole('button', { name: 'Kirim pendaftaran' }).click();
  await expect.element(app.getByText('NPSN terdiri atas 8 angka')).toBeVisible();
  expect(server.lastOf('permintaanAkses.submitPermintaanAkses')).toBeUndefined();
  await expectNoAxeFindings();
  await app.getByRole('textbox', { name: 'NPSN' }).fill('20001234');
  await app.getByRole('button', { name: 'Kirim pendaftaran' }).click();
  await expect.element(app.getByRole('heading', { name: 'Periksa email Anda' })).toBeVisible();
  expect(server.lastOf('permintaanAkses.submitPermintaanAkses')).toMatchObject({
    jenis: 'tenant',
    nama: 'Yayasan Harapan',
    npsn: '20001234',
  });
});

test('all that is missing is told at once, the code of the tenant among it', async () => {
  const server = givenServer({});
  const app = await renderApp('/login?bagian=daftar');
  await app.getByRole('button', { name: 'Kirim pendaftaran' }).click();
  await expect.element(app.getByRole('textbox', { name: 'Kode induk' })).toBeInvalid();
  await expect.element(app.getByRole('textbox', { name: 'Kode induk' })).toHaveFocus();
  await expect.element(app.getByRole('textbox', { name: 'Nama instansi' })).toBeInvalid();
  expect(server.lastOf('permintaanAkses.submitPermintaanAkses')).toBeUndefined();
});

test('the link of the mail submits it by a button, and says why it does not hold', async () => {
  let holds = false;
  givenServer({
    permintaanAkses: {
      confirmPermintaanAkses: () => {
        if (!holds) throw new Refusal('auth.link_invalid');
        return { nama: 'Yayasan Harapan', status: STATUS_AKSES.diajukan, keterangan: null };
      },
    },
  });
  const app = await renderApp('/verify?daftar=abc');
  await app.getByRole('button', { name: 'Ajukan sekarang' }).click();
  await expect.element(app.getByRole('alert')).toBeVisible();
  await expectNoAxeFindings();
  holds = true;
  await app.getByRole('button', { name: 'Ajukan sekarang' }).click();
  await expect.element(app.getByRole('heading', { name: 'Pendaftaran diajukan' })).toBeVisible();
});
