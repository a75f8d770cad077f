import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { Lokasi } from '@hadir/contract/lokasi/lokasi.contract.ts';
import { expect, test } from 'vitest';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { givenDampak } from '../testing/given/given-dampak.ts';
import { givenOrganisasiLengkap } from '../testing/given/given-organisasi-lengkap.ts';
import { givenPage } from '../testing/given-page.ts';
import { givenPengaturan } from '../testing/given/given-pengaturan.ts';
import { givenServer } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { renderApp } from '../testing/render-app.tsx';
import { renderScreen } from '../testing/render-screen.tsx';

const man1 = givenOrganisasiLengkap();
const pengaturan = givenPengaturan();
const diubah = { ...pengaturan, dampak: { ...givenDampak(), organisasi: 1, swafoto: 0 } };
const gedung: Lokasi = {
  lokasi_presensi_id: 8,
  nama: 'Gedung Utama',
  alamat: null,
  lat: -6.2,
  lng: 106.8,
  radius_meter: 120,
  timezone: null,
  status: STATUS_RECORD.aktif,
  jumlah_anggota: 0,
};

function given(organisasi: Parameters<typeof givenSession>[0] = {}) {
  return givenServer({
    auth: givenSession(organisasi),
    organisasi: { getOrganisasi: () => man1, changeOrganisasi: () => man1 },
    pengaturan: { getPengaturan: () => pengaturan, changePengaturan: () => diubah },
    lokasi: {
      listLokasi: () => givenPage([gedung]),
      addLokasi: () => gedung,
      changeLokasi: () => gedung,
      changeStatusLokasi: ({ status }) => ({ ...gedung, status }),
    },
  });
}
const open = (bagian?: string) => renderScreen('organisasi.detail', { organisasi_id: 9 }, bagian ? { bagian } : {});

test('the profile can be read and changed; the figures lead to what they count', async () => {
  const server = given();
  const screen = await open();
  await expect
    .element(screen.getByRole('link', { name: /Anggota aktif/ }))
    .toHaveAttribute('href', '/organisasi/9/users?is_aktif=1');
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Ubah profil' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ubah profil' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill('bukan email');
  await dialog.getByRole('textbox', { name: 'Telepon' }).fill('021-123');
  await expect.element(dialog.getByText(/Isi dengan alamat email/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Email' }).fill('man1@contoh.id');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('organisasi.changeOrganisasi')).toMatchObject({
    kode_organisasi: '31710001',
    email: 'man1@contoh.id',
  });
});

test('only the settings that changed are sent', async () => {
  const server = given();
  const screen = await open('pengaturan');
  await expect.element(screen.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  await screen.getByRole('textbox', { name: 'Jeda antarpresensi' }).fill('10');
  await screen.getByRole('combobox', { name: 'Presensi dengan lokasi palsu' }).selectOptions('Ditolak');
  await screen.getByRole('switch', { name: 'Sembunyikan Ketidakhadiran' }).click();
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Simpan 3 perubahan' }).click();
  await expect
    .poll(() => server.lastOf('pengaturan.changePengaturan'))
    .toEqual({
      organisasi_id: 9,
      jeda_menit: 10,
      lokasi_palsu: 'tolak',
      is_disable_ketidakhadiran: true,
    });
});

test('each setting says whether it follows the tenant, and goes back to following with one click', async () => {
  const server = givenServer({
    auth: givenSession(),
    organisasi: { getOrganisasi: () => man1 },
    pengaturan: {
      getPengaturan: () => givenPengaturan({ jeda_menit: 12, sendiri: ['jeda_menit'] }),
      changePengaturan: () => diubah,
    },
  });
  const screen = await open('pengaturan');
  await expect.element(screen.getByText('Mengikuti induk').first()).toBeVisible();
  await expect.element(screen.getByText('Diatur sendiri')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Batas presensi luring' }).fill('30');
  await expect.element(screen.getByText('Akan diatur sendiri')).toBeVisible();
  await screen.getByRole('button', { name: 'Ikuti induk (5 menit): Jeda antarpresensi' }).click();
  await expect.poll(() => server.lastOf('pengaturan.changePengaturan')).toMatchObject({ ikut: ['jeda_menit'] });
});

test('a shorter retention says how many selfies go, and asks', async () => {
  const server = givenServer({
    auth: givenSession(),
    organisasi: { getOrganisasi: () => man1 },
    pengaturan: {
      getPengaturan: () => pengaturan,
      changePengaturan: () => ({ ...diubah, dampak: { ...diubah.dampak, swafoto: 1240 } }),
    },
  });
  const screen = await open('pengaturan');
  await screen.getByRole('textbox', { name: 'Simpan swafoto presensi' }).fill('90');
  await screen.getByRole('button', { name: 'Simpan 1 perubahan' }).click();
  await expect.element(screen.getByText(/1\.240 swafoto lebih tua/)).toBeVisible();
  await screen.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click();
  await expect
    .poll(() => server.lastOf('pengaturan.changePengaturan'))
    .toEqual({ organisasi_id: 9, retensi_swafoto_hari: 90 });
});

test('a setting out of its limits is not sent', async () => {
  const server = given();
  const screen = await open('pengaturan');
  await screen.getByRole('textbox', { name: 'Batas presensi luring' }).fill('500');
  await screen.getByRole('button', { name: 'Simpan 1 perubahan' }).click();
  await expect.element(screen.getByText('Paling besar 168')).toBeVisible();
  expect(server.lastOf('pengaturan.changePengaturan')).toBeUndefined();
});

test('a location is moved by its numbers, and switched off after asking', async () => {
  const server = given();
  const screen = await open('lokasi');
  await screen.getByRole('button', { name: 'Gedung Utama' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ubah lokasi presensi' });
  await dialog.getByRole('textbox', { name: 'Radius (meter)' }).fill('250');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('lokasi.changeLokasi')).toMatchObject({ lokasi_presensi_id: 8, radius_meter: 250, lat: -6.2 });

  await screen.getByRole('switch', { name: 'Gedung Utama aktif' }).click();
  await screen.getByRole('button', { name: 'Nonaktifkan' }).click();
  await expect
    .poll(() => server.lastOf('lokasi.changeStatusLokasi'))
    .toMatchObject({ status: STATUS_RECORD.tidak_aktif });
  await expectNoAxeFindings();
});

test('a new location is not saved at the point where the map happened to open', async () => {
  const server = given();
  const screen = await open('lokasi');
  await screen.getByRole('button', { name: 'Tambah lokasi' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Tambah lokasi presensi' });
  await dialog.getByRole('textbox', { name: 'Nama lokasi' }).fill('Gedung Baru');
  await dialog.getByRole('button', { name: 'Tambah' }).click();
  await expect.element(dialog.getByText(/^Titik belum dipilih/)).toBeVisible();
  expect(server.lastOf('lokasi.addLokasi')).toBeUndefined();
  await dialog.getByRole('textbox', { name: 'Lintang' }).fill('-6.25');
  await dialog.getByRole('button', { name: 'Tambah' }).click();
  await expect.poll(() => server.lastOf('lokasi.addLokasi')).toMatchObject({ nama: 'Gedung Baru', lat: -6.25 });
});

test('a member reads the profile and changes nothing', async () => {
  given({ peran: 'user', role: KODE_PERAN.user });
  const screen = await open();
  await expect.element(screen.getByText('Siti Aminah')).toBeVisible();
  expect(screen.getByRole('button', { name: /^(Ubah|Ganti)/ }).elements()).toEqual([]);
});

test('leave is activated after its categories and grants are shown, and turned off after what waits is said', async () => {
  const off = givenPengaturan({ is_enable_fitur_cuti: false });
  const jatah = { anggota: 37, hari: 444 };
  const server = givenServer({
    auth: givenSession({ is_enable_fitur_cuti: false }),
    organisasi: { getOrganisasi: () => man1 },
    pengaturan: { getPengaturan: () => off },
    pengaturanCuti: {
      activateCuti: ({ is_aktif }) => ({
        is_aktif,
        kategori_diisi: ['Cuti Tahunan', 'Cuti Besar'],
        jatah,
        menunggu: 0,
      }),
    },
  });
  const screen = await open('pengaturan');
  await screen.getByRole('button', { name: 'Aktifkan cuti' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Aktifkan cuti?' });
  await expect.element(dialog.getByText(/diisikan: Cuti Tahunan, Cuti Besar\./)).toBeVisible();
  await expect.element(dialog.getByText(/37 anggota mendapat 444 hari/)).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Beri jatah tahun ini sekarang' }).click();
  await expectNoAxeFindings();
  await dialog.getByRole('button', { name: 'Aktifkan cuti' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('pengaturanCuti.activateCuti')).toMatchObject({
    is_aktif: true,
    buka_tahun: true,
    preview: false,
  });
});

test('turning leave off says how many requests wait', async () => {
  givenServer({
    auth: givenSession(),
    organisasi: { getOrganisasi: () => man1 },
    pengaturan: { getPengaturan: () => pengaturan },
    pengaturanCuti: {
      activateCuti: ({ is_aktif }) => ({ is_aktif, kategori_diisi: [], jatah: { anggota: 0, hari: 0 }, menunggu: 4 }),
    },
  });
  const screen = await open('pengaturan');
  await screen.getByRole('button', { name: 'Nonaktifkan cuti' }).click();
  await expect.element(screen.getByText('4 ajuan masih menunggu keputusan')).toBeVisible();
});

test('another tab is opened only once what was typed may go', async () => {
  given();
  const app = await renderApp('/organisasi/9?bagian=pengaturan');
  await app.getByRole('textbox', { name: 'Jeda antarpresensi' }).fill('9');
  const tabs = app.getByRole('navigation', { name: 'Bagian profil dan konfigurasi' });
  const question = app.getByRole('dialog', { name: 'Tinggalkan bagian ini?' });
  await tabs.getByRole('link', { name: 'Profil' }).click();
  await question.getByRole('button', { name: 'Tetap di sini' }).click();
  await expect.element(app.getByRole('textbox', { name: 'Jeda antarpresensi' })).toHaveValue('9');
  await tabs.getByRole('link', { name: 'Profil' }).click();
  await question.getByRole('button', { name: 'Tinggalkan' }).click();
  await expect.element(app.getByRole('button', { name: 'Ubah profil' })).toBeVisible();
});
