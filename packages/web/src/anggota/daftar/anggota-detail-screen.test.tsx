import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenAnggota } from '../../testing/given/given-anggota.ts';
import { givenCuti } from '../../testing/given/given-cuti.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenRekap, givenRentang, givenRingkasanRekap } from '../../testing/given/given-rekap.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { givenMe } from '../../testing/orang.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

function givenMember(differences: Parameters<typeof givenAnggota>[0] = {}) {
  return givenServer({
    auth: givenSession(),
    anggota: { getAnggota: () => givenAnggota(differences) },
    akun: { listOrganisasiAnggota: () => [], listAktivasi: () => [] },
  });
}
const open = () => renderScreen('user.detail', { organisasi_id: 9, user_id: 21 });

test('the screen says who the member is and leads to his attendance; axe finds nothing', async () => {
  givenMember();
  const screen = await open();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Rina Gunawan' })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Data diri' }).getByText('rina.gunawan')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Riwayat kehadiran' }))
    .toHaveAttribute('href', '/organisasi/9/riwayat-hadir?user_id=21');
  await expectNoAxeFindings();
});

test('an operator finds on one page how his month goes, his balance, his hours, and what waits of him', async () => {
  const server = givenMember();
  server.answers.auth = givenSession({ is_enable_fitur_cuti: true });
  server.answers.rekap = {
    listRekapRiwayat: () => ({
      ...givenPage([givenRekap({ potongan: 2 })]),
      rentang: givenRentang(),
      ringkasan: givenRingkasanRekap(),
    }),
  };
  server.answers.cuti = { listCutiTerlihat: () => givenPage([givenCuti({ status: STATUS_CUTI.diajukan })]) };
  server.answers.klaimPresensi = { listKlaimPresensi: () => ({ ...givenPage([]), diajukan: 0 }) };
  server.answers.presensiManual = { listPresensiManual: () => ({ ...givenPage([]), diajukan: 0 }) };
  server.answers.jadwalBerlaku = {
    getJadwalBerlaku: ({ user_id, tanggal }) => ({
      user_id,
      tanggal,
      is_anggota: true,
      berlaku: null,
      kalah: [],
      jam: { jam_masuk: '07:00:00', jam_pulang: '15:30:00', is_lewat_tengah_malam: false },
      libur: null,
    }),
  };
  const screen = await open();
  const bulan = screen.getByRole('region', { name: 'Bulan ini' });
  await expect
    .element(bulan.getByRole('link', { name: '2%', exact: true }))
    .toHaveAttribute('href', '/organisasi/9/riwayat-hadir?user_id=21&from=2026-11-01&to=2026-11-30&hanya=potongan');
  expect(server.lastOf('rekap.listRekapRiwayat')).toMatchObject({ organisasi_id: 9, user_id: 21 });
  await expect.element(screen.getByRole('region', { name: 'Yang menunggu' }).getByRole('link')).toBeVisible();
  await expect
    .element(screen.getByRole('region', { name: 'Jam kerja berikutnya' }).getByText('07:00–15:30').first())
    .toBeVisible();
  await expectNoAxeFindings();
});

test('what waits of who is made inactive is told anew at once', async () => {
  const server = givenMember();
  let isAktif = true;
  server.answers.auth = givenSession({ is_enable_fitur_cuti: true });
  server.answers.akun = {
    ...server.answers.akun,
    changeStatusAkun: ({ user_id, status }) => {
      isAktif = false;
      return { user_id, status, is_aktif: false };
    },
  };
  server.answers.anggota = { ...server.answers.anggota, listMutasiAnggota: () => [] };
  server.answers.cuti = {
    listCutiTerlihat: () => givenPage(isAktif ? [givenCuti({ status: STATUS_CUTI.diajukan })] : []),
  };
  server.answers.klaimPresensi = { listKlaimPresensi: () => ({ ...givenPage([]), diajukan: 0 }) };
  server.answers.presensiManual = { listPresensiManual: () => ({ ...givenPage([]), diajukan: 0 }) };
  const screen = await open();
  const menunggu = screen.getByRole('region', { name: 'Yang menunggu' }).getByRole('link');
  await expect.element(menunggu).toBeVisible();
  await screen.getByRole('button', { name: 'Tindakan untuk Rina Gunawan' }).click();
  await screen.getByRole('menuitem', { name: 'Nonaktifkan' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Nonaktifkan Rina Gunawan?' });
  await dialog.getByRole('textbox', { name: 'Keterangan' }).fill('Pensiun');
  await dialog.getByRole('button', { name: 'Nonaktifkan' }).click();
  await expect.element(menunggu).not.toBeInTheDocument();
});

test('a NIK stands by its end until it is asked for, and a form that does not ask leaves it alone', async () => {
  const server = givenMember({ nik: '••••••••••••0012' });
  server.answers.anggota = {
    ...server.answers.anggota,
    getNikAnggota: () => ({ nik: '3171014501850012' }),
    changeAnggota: () => givenAnggota(),
  };
  const screen = await open();
  const card = screen.getByRole('region', { name: 'Data diri' });
  await expect.element(card.getByText('••••••••••••0012')).toBeVisible();
  expect(server.asked.map(({ name }) => name)).not.toContain('anggota.getNikAnggota');
  await screen.getByRole('button', { name: 'Ubah', exact: true }).click();
  const form = screen.getByRole('dialog', { name: 'Ubah anggota' });
  await form.getByRole('textbox', { name: 'Jabatan' }).fill('Wali kelas');
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect.poll(() => server.lastOf('anggota.changeAnggota')).toMatchObject({ jabatan: 'Wali kelas' });
  expect(server.lastOf('anggota.changeAnggota')).not.toHaveProperty('nik');

  await card.getByRole('button', { name: 'Tampilkan NIK' }).click();
  await expect.element(card.getByText('3171014501850012')).toBeVisible();
  expect(server.lastOf('anggota.getNikAnggota')).toEqual({ organisasi_id: 9, user_id: 21 });
});

const pantau = (hak_pantau: ('foto' | 'lampiran' | 'nomor')[]) => ({
  ...givenSession({ peran: 'pemantau', role: null, status_anggota: null }),
  getMe: () => givenMe({ is_pemantau: true, tenant_id: null, hak_pantau }),
});

test('a monitor is offered the whole NIK only where private numbers were granted to him, and told of no PIN without', async () => {
  const server = givenMember({ nik: '••••••••••••0012', pin: null });
  server.answers.auth = pantau(['foto']);
  const screen = await open();
  const card = screen.getByRole('region', { name: 'Data diri' });
  await expect.element(card.getByText('••••••••••••0012')).toBeVisible();
  await expect.element(card.getByText('PIN mesin presensi')).not.toBeInTheDocument();
  await expect.element(card.getByRole('button', { name: 'Tampilkan NIK' })).not.toBeInTheDocument();
});

test('a monitor to whom they were granted asks for the NIK as an operator does', async () => {
  const server = givenMember({ nik: '••••••••••••0012', pin: '206775' });
  server.answers.auth = pantau(['nomor']);
  const screen = await open();
  const card = screen.getByRole('region', { name: 'Data diri' });
  await expect.element(card.getByRole('button', { name: 'Tampilkan NIK' })).toBeVisible();
  await expect.element(card.getByText('206775')).toBeVisible();
});

test('how a member is employed is not guessed where nobody has said it', async () => {
  givenMember({ jenis_kepegawaian: null });
  const screen = await open();
  const label = screen.getByRole('region', { name: 'Data diri' }).getByText('Jenis kepegawaian');
  await expect.element(label).toBeVisible();
  expect(label.element().parentElement?.textContent).toBe('Jenis kepegawaianBelum diisi');
});

test('a birthday stands with the age, and is edited with the rest', async () => {
  givenMember({ tgl_lahir: '1900-06-07' });
  const screen = await open();
  const label = screen.getByRole('region', { name: 'Data diri' }).getByText('Tanggal lahir');
  await expect.element(label).toBeVisible();
  expect(label.element().parentElement?.textContent).toMatch(/^Tanggal lahir07-06-1900 \(1\d\d tahun\)$/);
});

test('to who only watches a birthday is not told, nor that nobody knows it', async () => {
  const server = givenMember({ tgl_lahir: null });
  server.answers.auth = givenSession({ peran: 'viewer', role: null, status_anggota: null });
  server.answers.auth.getMe = () => givenMe({ is_viewer: true, tenant_id: null });
  const screen = await open();
  const card = screen.getByRole('region', { name: 'Data diri' });
  await expect.element(card.getByText('NIP')).toBeVisible();
  await expect.element(card.getByText('Tanggal lahir')).not.toBeInTheDocument();
});

test('setting a password: the confirmation must be the same, and the call carries both', async () => {
  const server = givenMember();
  server.answers.akun = { ...server.answers.akun, setPassword: () => null };
  const screen = await open();
  await screen.getByRole('button', { name: 'Tindakan untuk Rina Gunawan' }).click();
  await screen.getByRole('menuitem', { name: 'Atur kata sandi' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Atur kata sandi Rina Gunawan' });
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.poll(() => dialog.getByText('Wajib diisi', { exact: true }).elements().length).toBe(2);
  await dialog.getByLabelText('Kata sandi baru', { exact: false }).first().fill('Rahasia1');
  await dialog.getByLabelText('Ulangi kata sandi baru', { exact: false }).fill('Rahasia2');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog.getByText('Konfirmasi harus sama dengan kata sandi baru')).toBeVisible();

  await dialog.getByLabelText('Ulangi kata sandi baru', { exact: false }).fill('Rahasia1');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(screen.getByText('Kata Sandi berhasil diperbarui')).toBeVisible();
  expect(server.lastOf('akun.setPassword')).toMatchObject({ user_id: 21, password_new: 'Rahasia1' });
});

test('a token is issued to who has not activated, and shown once', async () => {
  const server = givenMember({ status: STATUS_KEANGGOTAAN.belum_aktivasi });
  server.answers.akun = {
    ...server.answers.akun,
    activateAnggota: () => ({
      token: 'K7QM-2RTX',
      tautan: 'https://hadir.contoh.id/aktivasi?token=K7QM-2RTX',
      kedaluwarsa_pada: '2026-12-20T23:59:00Z',
    }),
  };
  const screen = await open();
  await screen.getByRole('button', { name: 'Tindakan untuk Rina Gunawan' }).click();
  await screen.getByRole('menuitem', { name: 'Terbitkan token aktivasi' }).click();
  await screen.getByRole('button', { name: 'Terbitkan', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'Token aktivasi Rina Gunawan' });
  await expect.element(dialog.getByText('K7QM-2RTX', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText('21-12-2026 06:59')).toBeVisible();
});

test('somebody at or above oneself offers no way to his account, only to his card here', async () => {
  givenMember({ dapat_dikelola: false, dapat_ubah_akun: false });
  const screen = await open();
  await screen.getByRole('button', { name: 'Tindakan untuk Rina Gunawan' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Cetak kartu' })).toBeVisible();
  expect(
    screen
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Cetak kartu', 'Ganti kartu']);
});

test('nobody is offered to give a role at his own level: an operator names no operator, an admin does', async () => {
  const server = givenMember();
  const operator = await open();
  await operator.getByRole('button', { name: 'Tindakan untuk Rina Gunawan' }).click();
  await expect.element(operator.getByRole('menuitem', { name: 'Nonaktifkan' })).toBeVisible();
  expect(operator.getByRole('menuitem', { name: 'Jadikan Operator' }).elements()).toEqual([]);
  await expect.element(operator.getByRole('menuitem', { name: 'Peran Operator diberikan admin induk' })).toBeDisabled();
  await operator.unmount();

  server.answers.auth = {
    ...givenSession({ peran: 'admin', role: KODE_PERAN.admin }),
    getMe: () => givenMe({ is_admin: true, nama: 'Admin' }),
  };
  const admin = await open();
  await admin.getByRole('button', { name: 'Tindakan untuk Rina Gunawan' }).click();
  await expect.element(admin.getByRole('menuitem', { name: 'Jadikan Operator' })).toBeVisible();
  expect(admin.getByRole('menuitem', { name: 'Peran Operator diberikan admin induk' }).elements()).toEqual([]);
});

test('a member who is not there is said so, with a way to ask again', async () => {
  givenServer({
    auth: givenSession(),
    anggota: {
      getAnggota: () => {
        throw new Refusal('input.not_found');
      },
    },
  });
  const screen = await open();
  await expect.element(screen.getByRole('alert').getByText('Data tidak ditemukan')).toBeVisible();
  await expect.element(screen.getByText('Mungkin sudah dihapus', { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
});
