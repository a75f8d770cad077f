import { beforeEach, expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenFaktor, KODE_PEMULIHAN } from '../../testing/given/given-faktor.ts';
import { givenServer, Refusal, type Answers } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { givenMe } from '../../testing/orang.ts';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => localStorage.clear());

const RAHASIA = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const terpasang = givenFaktor({ totp: { aktif_pada: '2026-11-19T00:00:00Z' }, sisa_pemulihan: 10 });
const passkey = {
  passkey_id: '8e1b2f60-0000-4000-8000-000000000001',
  nama: 'Laptop kantor',
  dibuat_pada: '2026-11-18T00:00:00Z',
  terakhir_pada: '2026-11-19T00:00:00Z',
};

const pasang = (): NonNullable<Answers['faktor']> => {
  let faktor = givenFaktor({ is_wajib: true });
  return {
    getFaktor: () => faktor,
    startTotp: ({ password }) => {
      if (password !== 'hadir123') throw new Refusal('input.invalid', { password: ['Kata sandi salah'] });
      return { rahasia: RAHASIA, uri: `otpauth://totp/Hadir:siti?secret=${RAHASIA}` };
    },
    activateTotp: ({ kode }) => {
      if (kode !== '135246') throw new Refusal('input.invalid', { kode: ['Kode salah'] });
      faktor = { ...terpasang, is_wajib: true };
      return { kode_pemulihan: KODE_PEMULIHAN };
    },
  };
};
type App = Awaited<ReturnType<typeof renderApp>>;

async function pasangAplikasi(app: App) {
  await app.getByRole('button', { name: 'Pasang aplikasi' }).click();
  await app.getByLabelText('Kata sandi Anda', { exact: false }).first().fill('salah!!');
  await app.getByRole('button', { name: 'Lanjut' }).click();
  await expect.element(app.getByText('Kata sandi salah')).toBeVisible();
  await app.getByLabelText('Kata sandi Anda', { exact: false }).first().fill('hadir123');
  await app.getByRole('button', { name: 'Lanjut' }).click();
  await expect.element(app.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible();
  await expect.element(app.getByText('JBSW Y3DP EHPK 3PXP', { exact: false })).toBeVisible();
  // A phone cannot scan its own screen.
  const link = app.getByRole('link', { name: 'Buka di aplikasi autentikator' });
  await expect.element(link).toHaveAttribute('href', `otpauth://totp/Hadir:siti?secret=${RAHASIA}`);
  await expectNoAxeFindings();
  await app.getByRole('textbox', { name: 'Kode yang tampak di aplikasi' }).fill('135246');
  await app.getByRole('button', { name: 'Aktifkan' }).click();
}

test('an app is set up: password, QR code, its first code, and the recovery codes are shown once', async () => {
  givenServer({ auth: { ...givenSession(), listSesi: () => [] }, faktor: pasang() });
  const app = await renderApp('/profil/9/');
  await pasangAplikasi(app);
  const codes = app.getByRole('dialog', { name: 'Simpan kode pemulihan' });
  await expect.element(codes.getByText(KODE_PEMULIHAN[4] ?? '')).toBeVisible();
  await expectNoAxeFindings();
  await codes.getByRole('button', { name: 'Sudah saya simpan' }).click();
  await expect.element(codes).not.toBeInTheDocument();
  await expect.element(app.getByText('Terpasang 19 November 2026')).toBeVisible();
  await expect.element(app.getByText('10 kode belum dipakai', { exact: false })).toBeVisible();
});

test('a new passkey is named after this browser and system until one says otherwise', async () => {
  givenServer({ auth: { ...givenSession(), listSesi: () => [] }, faktor: pasang() });
  const app = await renderApp('/profil/9/');
  await app.getByRole('button', { name: 'Tambah passkey' }).click();
  const nama = app.getByRole('dialog').getByRole('textbox', { name: 'Nama passkey' });
  await expect.element(nama).toBeVisible();
  expect((nama.element() as HTMLInputElement).value).toMatch(/^Chrome di \w+$/);
});

test('what is there is named, renamed, and removed with the password', async () => {
  const server = givenServer({
    auth: { ...givenSession(), listSesi: () => [] },
    faktor: {
      getFaktor: () => ({ ...terpasang, passkey: [passkey], sisa_pemulihan: 2 }),
      changePasskey: () => null,
      removePasskey: () => null,
      generateKodePemulihan: () => ({ kode_pemulihan: KODE_PEMULIHAN }),
    },
  });
  const app = await renderApp('/profil/9/');
  await expect.element(app.getByText('Terakhir dipakai 19 November 2026')).toBeVisible();
  await expect.element(app.getByText('Hampir habis')).toBeVisible();
  await expectNoAxeFindings();

  const menu = app.getByRole('button', { name: 'Tindakan untuk passkey Laptop kantor' });
  await menu.click();
  await app.getByRole('menuitem', { name: 'Ubah nama' }).click();
  await app.getByRole('textbox', { name: 'Nama passkey' }).fill('Kunci saku');
  await app.getByRole('button', { name: 'Simpan' }).click();
  await expect.poll(() => server.lastOf('faktor.changePasskey')).toMatchObject({ nama: 'Kunci saku' });

  await menu.click();
  await app.getByRole('menuitem', { name: 'Hapus' }).click();
  await app.getByLabelText('Kata sandi Anda', { exact: false }).first().fill('hadir123');
  await app.getByRole('button', { name: 'Hapus', exact: true }).click();
  await expect.poll(() => server.lastOf('faktor.removePasskey')).toMatchObject({ password: 'hadir123' });

  await app.getByRole('button', { name: 'Buat kode baru' }).click();
  const ask = app.getByRole('dialog', { name: 'Buat kode pemulihan baru?' });
  await ask.getByLabelText('Kata sandi Anda', { exact: false }).first().fill('hadir123');
  await ask.getByRole('button', { name: 'Buat kode baru' }).click();
  await expect.element(app.getByRole('dialog', { name: 'Simpan kode pemulihan' })).toBeVisible();
});

test('who must have one is led to setting it up wherever he goes, and then on to where he wanted', async () => {
  let isDone = false;
  const faktor = pasang();
  givenServer({
    auth: { ...givenSession(), getMe: () => givenMe({ is_faktor_diminta: !isDone }) },
    faktor: {
      ...faktor,
      activateTotp: () => {
        isDone = true;
        return { kode_pemulihan: KODE_PEMULIHAN };
      },
    },
  });
  const app = await renderApp('/organisasi/9/mutasi');
  await expect.element(app.getByRole('heading', { name: 'Pasang faktor kedua dahulu' })).toBeVisible();
  await expectNoAxeFindings();
  await pasangAplikasi(app);
  await app.getByRole('button', { name: 'Sudah saya simpan' }).click();
  await expect.element(app.getByRole('heading', { name: 'Mutasi' })).toBeVisible();
  expect(app.address()).toBe('/organisasi/9/mutasi');
});

test('where the tenant begins to ask for it meanwhile, the next call leads there', async () => {
  givenServer({
    auth: givenSession(),
    faktor: pasang(),
    tenant: {
      getTenant: () => {
        throw new Refusal('faktor.required');
      },
    },
    keamananTenant: {
      getKeamananTenant: () => {
        throw new Refusal('faktor.required');
      },
    },
  });
  const app = await renderApp('/tenant/profil');
  await expect.element(app.getByRole('heading', { name: 'Pasang faktor kedua dahulu' })).toBeVisible();
});
