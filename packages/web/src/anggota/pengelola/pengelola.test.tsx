import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import type { OperatorBaris } from '@hadir/contract/anggota/pengelola/pengelola.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenRingkasan } from '../../testing/given/given-kehadiran.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { givenMe } from '../../testing/orang.ts';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => localStorage.clear());

const ratna: OperatorBaris = {
  user_id: 21,
  nama: 'Ratna Dewi',
  username: 'ratna.dewi',
  email: 'ratna@kanwil.go.id',
  tenant_id: 3,
  nama_tenant: 'Kanwil Kemenag DKI',
  kode_tenant: 'T03',
  keadaan: 'aktif',
  masuk_terakhir: '2026-11-20T02:15:00Z',
  jumlah_sesi: 2,
  pindah: null,
  organisasi: [{ organisasi_id: 9, nama: 'MAN 1 Jakarta', status: STATUS_KEANGGOTAAN.aktif }],
};
const baru: OperatorBaris = {
  ...ratna,
  user_id: 22,
  nama: 'Surya Baru',
  username: null,
  email: 'surya@kanwil.go.id',
  keadaan: 'belum_aktivasi',
  masuk_terakhir: null,
  jumlah_sesi: 0,
};

const atas = { ...givenSession(), getMe: () => givenMe({ is_super_admin: true, tenant_id: null }) };
const tenant = {
  listTenantHariIni: () => ({
    ...givenPage([
      {
        tenant_id: 3,
        no_reg: '202600003',
        kode_tenant: 'T03',
        nama: 'Kanwil Kemenag DKI',
        email: null,
        kuota: null,
        status: STATUS_RECORD.aktif,
        jumlah_organisasi: 1,
        jumlah_anggota: 1,
        hari_ini: givenRingkasan({}),
      },
    ]),
    tanggal: '2026-11-22',
    ringkasan: givenRingkasan({}),
    hari_kerja_terakhir: null,
  }),
};

test('an admin is made inactive with a remark, and the last one stays', async () => {
  let last = false;
  const server = givenServer({
    auth: atas,
    tenant,
    pengelola: { listAdmin: () => givenPage([ratna, baru]), sendReset: () => ({ dikirim_ke: 'ratna@kanwil.go.id' }) },
    akun: {
      changeStatusAkun: ({ user_id, status }) => {
        if (last) throw new Refusal('anggota.last_admin');
        return { user_id, status, is_aktif: false };
      },
      endSesiAnggota: () => null,
    },
  });
  const app = await renderApp('/admintenants');
  await expect.element(app.getByText('20-11-2026 09:15 WIB')).toBeVisible();
  // Reached from Kelola Akses, which stays marked in the menu.
  const menu = app.getByRole('navigation', { name: 'Menu utama' });
  await expect.element(menu.getByRole('link', { name: 'Kelola Akses' })).toHaveAttribute('aria-current', 'page');
  await expectNoAxeFindings();
  await app.getByRole('button', { name: 'Ratna Dewi' }).click();
  const panel = app.getByRole('dialog', { name: 'Ratna Dewi' });
  await panel.getByRole('button', { name: 'Kirim tautan atur ulang' }).click();
  await expect.poll(() => server.lastOf('pengelola.sendReset')).toEqual({ user_id: 21 });
  await expectNoAxeFindings();

  const act = async (name: string, confirm: string) => {
    await panel.getByRole('button', { name: 'Tindakan untuk Ratna Dewi' }).click();
    await app.getByRole('menuitem', { name }).click();
    await app.getByRole('button', { name: confirm, exact: true }).click();
  };
  await act('Akhiri semua sesi', 'Akhiri sesi');
  await expect.poll(() => server.lastOf('akun.endSesiAnggota')).toEqual({ user_id: 21 });
  await act('Nonaktifkan', 'Nonaktifkan');
  await expect
    .poll(() => server.lastOf('akun.changeStatusAkun'))
    .toMatchObject({ user_id: 21, status: STATUS_KEANGGOTAAN.tidak_aktif });
  last = true;
  await act('Blokir', 'Blokir');
  await expect.element(app.getByText('Ini satu-satunya admin aktif induk', { exact: false })).toBeVisible();
});

test('an admin is invited into a tenant; an address that is taken is told at its field', async () => {
  const server = givenServer({
    auth: atas,
    tenant,
    pengelola: {
      listAdmin: () => givenPage([]),
      addAdmin: ({ email }) => {
        if (email === 'ada@contoh.id')
          throw new Refusal('input.invalid', { email: ['Alamat email sudah dipakai akun lain'] });
        return { user_id: 30 };
      },
    },
  });
  const app = await renderApp('/admintenants');
  await app.getByRole('button', { name: 'Undang admin' }).click();
  const dialog = app.getByRole('dialog', { name: 'Undang admin induk' });
  await dialog.getByRole('combobox', { name: 'Induk' }).selectOptions('Kanwil Kemenag DKI');
  await dialog.getByRole('textbox', { name: 'Nama' }).fill('Kepala TU');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('ada@contoh.id');
  await expectNoAxeFindings();
  await dialog.getByRole('button', { name: 'Kirim undangan' }).click();
  await expect.element(dialog.getByText('Alamat email sudah dipakai akun lain')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Email' }).fill('tu@contoh.id');
  await dialog.getByRole('button', { name: 'Kirim undangan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('pengelola.addAdmin')).toEqual({ tenant_id: 3, nama: 'Kepala TU', email: 'tu@contoh.id' });
});

test('operators are narrowed by status, and who never signed in is sent his link again', async () => {
  const server = givenServer({
    auth: atas,
    tenant,
    pengelola: {
      listOperator: ({ keadaan }) => givenPage(keadaan === 'belum_aktivasi' ? [baru] : [ratna, baru]),
      sendAktivasi: () => ({ dikirim_ke: 'surya@kanwil.go.id' }),
    },
  });
  const app = await renderApp('/user/operator');
  await expect.element(app.getByText('Ratna Dewi')).toBeVisible();
  await app.getByRole('button', { name: 'Filter', exact: true }).click();
  const dialog = app.getByRole('dialog', { name: 'Filter' });
  await dialog.getByLabelText('Status').selectOptions('Belum aktivasi');
  await dialog.getByRole('button', { name: 'Terapkan' }).click();
  await expect.element(app.getByText('Ratna Dewi')).not.toBeInTheDocument();
  await expect.element(app.getByRole('button', { name: 'Hapus filter Status: Belum aktivasi' })).toBeVisible();
  await app.getByRole('button', { name: 'Surya Baru' }).click();
  const panel = app.getByRole('dialog', { name: 'Surya Baru' });
  await expect.element(panel.getByText('MAN 1 Jakarta')).toBeVisible();
  await panel.getByRole('button', { name: 'Kirim tautan aktivasi' }).click();
  await expect.poll(() => server.lastOf('pengelola.sendAktivasi')).toEqual({ user_id: 22 });
});

test('a viewer reads the lists and is offered nothing', async () => {
  givenServer({
    auth: { ...givenSession(), getMe: () => givenMe({ is_viewer: true, tenant_id: null }) },
    pengelola: { listAdmin: () => givenPage([ratna]) },
  });
  const app = await renderApp('/admintenants');
  await app.getByRole('button', { name: 'Ratna Dewi' }).click();
  await expect.element(app.getByRole('dialog', { name: 'Ratna Dewi' })).toBeVisible();
  expect(app.getByRole('button', { name: 'Kirim tautan atur ulang' }).query()).toBeNull();
  expect(app.getByRole('button', { name: 'Undang admin' }).query()).toBeNull();
});

test('an account that a transfer ended is not offered to be opened again: its panel says where its owner signs in', async () => {
  const pindah = { tujuan: 'MTsN 2 Malang', sejak: '2026-12-01' };
  const lama: OperatorBaris = { ...ratna, keadaan: 'tidak_aktif', jumlah_sesi: 0, pindah };
  givenServer({ auth: atas, pengelola: { listOperator: () => givenPage([lama]) } });
  const screen = await renderApp('/user/operator');
  await screen.getByRole('button', { name: 'Ratna Dewi' }).click();
  const panel = screen.getByRole('dialog', { name: 'Ratna Dewi' });
  await expect
    .element(panel.getByText('Akun ini berakhir karena orangnya pindah ke MTsN 2 Malang sejak', { exact: false }))
    .toBeVisible();
  await panel.getByRole('button', { name: 'Tindakan untuk Ratna Dewi' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Blokir' })).toBeVisible();
  await expect.element(screen.getByRole('menuitem', { name: 'Aktifkan kembali' })).not.toBeInTheDocument();
});
