import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenAnggota } from '../../testing/given/given-anggota.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const rina = givenAnggota();
const budi = givenAnggota({
  user_id: 22,
  nama: 'Budi Santoso',
  nip: null,
  status: STATUS_KEANGGOTAAN.belum_aktivasi,
  group_id: null,
  grup: null,
});
const GURU = {
  group_id: 2,
  nama: 'Guru Mata Pelajaran',
  kepala_user_id: null,
  kepala: null,
  status: STATUS_RECORD.aktif,
  jumlah_anggota: 1,
} as const;

function givenMembers() {
  return givenServer({
    auth: givenSession(),
    anggota: {
      listAnggota: ({ role }) => givenPage([rina, budi].filter((one) => role === undefined || one.role === role)),
      getAnggota: ({ user_id }) => (user_id === 21 ? rina : budi),
    },
    mulaiAnggota: { getMulaiAnggota: () => ({ catatan: null, akibat: null, besok: null }) },
    grup: { listGrup: () => [GURU] },
    lokasi: { listLokasi: () => givenPage([]) },
  });
}
const open = (search = {}) => renderScreen('user', { organisasi_id: 9 }, search);

test('the list shows who belongs to the organisation, and axe finds nothing', async () => {
  givenMembers();
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: 'Daftar Anggota' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Rina Gunawan.*Guru Matematika.*Aktif/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Budi Santoso.*Belum aktivasi/ })).toBeVisible();
  await expectNoAxeFindings({ rules: 'experimental' });
});

test('a filter applies to the list and stands in the address as a chip that takes it away', async () => {
  const server = givenMembers();
  const screen = await open();
  await screen.getByRole('button', { name: 'Filter', exact: true }).click();
  await screen.getByRole('combobox', { name: 'Peran' }).selectOptions('Operator');
  await screen.getByRole('button', { name: 'Terapkan' }).click();

  await expect.element(screen.getByText('Tidak ada anggota yang cocok', { exact: false })).toBeVisible();
  expect(server.lastOf('anggota.listAnggota')).toMatchObject({ role: KODE_PERAN.operator });
  expect(screen.address()).toBe(`/organisasi/9/users?role=${KODE_PERAN.operator}`);

  await screen.getByRole('button', { name: 'Hapus filter Peran: Operator' }).click();
  await expect.element(screen.getByRole('row', { name: /Rina Gunawan/ })).toBeVisible();
  expect(screen.address()).toBe('/organisasi/9/users');
});

test('a filter in the address is in force when the screen opens; what is none counts as absent', async () => {
  const server = givenMembers();
  const screen = await open({ group_id: 2, status: 9 });
  await expect.element(screen.getByRole('button', { name: 'Hapus filter Grup: Guru Mata Pelajaran' })).toBeVisible();
  expect(server.lastOf('anggota.listAnggota')).toMatchObject({ group_id: 2 });
  expect(server.lastOf('anggota.listAnggota')).not.toHaveProperty('status');
});

test('a member opens beside the list, by address too, and closes with Escape', async () => {
  givenMembers();
  const screen = await open({ anggota: 21 });
  const panel = screen.getByRole('dialog', { name: 'Anggota' });
  await expect.element(panel.getByText('199506072022032001')).toBeVisible();
  await expectNoAxeFindings({ rules: 'experimental' });
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  expect(screen.address()).toBe('/organisasi/9/users');
});

test('adding somebody: mistakes are named at their fields, what was typed stays, and the list is asked again', async () => {
  const server = givenMembers();
  server.answers.anggota = {
    ...server.answers.anggota,
    findEmail: () => null,
    addAnggota: ({ pin }) => {
      if (pin === '21') throw new Refusal('anggota.pin_taken', { pin: ['PIN sudah dipakai anggota lain'] });
      return givenAnggota({ user_id: 23, nama: 'Lestari Fauzi' });
    },
  };
  const screen = await open();
  await screen.getByRole('button', { name: 'Tambah anggota' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Tambah anggota' });
  await dialog.getByRole('button', { name: 'Tambah' }).click();
  await expect.element(dialog.getByText('Wajib diisi')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Nama lengkap' })).toHaveFocus();

  await dialog.getByRole('textbox', { name: 'Nama lengkap' }).fill('Lestari Fauzi');
  await dialog.getByRole('textbox', { name: 'PIN mesin presensi' }).fill('21');
  await dialog.getByRole('combobox', { name: 'Grup' }).selectOptions('Guru Mata Pelajaran');
  await dialog.getByRole('button', { name: 'Tambah' }).click();
  await expect.element(dialog.getByText('PIN sudah dipakai anggota lain')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Nama lengkap' })).toHaveValue('Lestari Fauzi');
  await expectNoAxeFindings({ rules: 'experimental' });

  const before = server.asked.filter(({ name }) => name === 'anggota.listAnggota').length;
  await dialog.getByRole('textbox', { name: 'PIN mesin presensi' }).fill('23');
  await dialog.getByRole('button', { name: 'Tambah' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('anggota.addAnggota')).toMatchObject({
    nama: 'Lestari Fauzi',
    pin: '23',
    group_id: 2,
    role: KODE_PERAN.user,
    jenis_kepegawaian: null,
  });
  await expect
    .poll(() => server.asked.filter(({ name }) => name === 'anggota.listAnggota').length)
    .toBeGreaterThan(before);
});

test('adding somebody once the day is over says what today comes to, offers tomorrow, and says what an earlier date comes to', async () => {
  const server = givenMembers();
  const tutup = 'Jam presensi hari ini sudah tutup pukul 18:00: hari ini terhitung Absen bila presensinya tidak ada.';
  const lewat = '1 hari kerjanya sejak 19-11-2026 sudah lewat, dan terhitung Absen bila presensinya tidak ada.';
  server.answers.mulaiAnggota = {
    getMulaiAnggota: ({ tgl_mulai }) => {
      if (tgl_mulai === undefined) return { catatan: tutup, akibat: null, besok: '2026-11-21' };
      return tgl_mulai === '2026-11-19'
        ? { catatan: lewat, akibat: '1 hari menjadi Absen', besok: null }
        : { catatan: null, akibat: null, besok: null };
    },
  };
  const screen = await open();
  await screen.getByRole('button', { name: 'Tambah anggota' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Tambah anggota' });
  await expect.element(dialog.getByRole('status').filter({ hasText: tutup })).toBeVisible();
  const sejak = dialog.getByRole('textbox', { name: 'Anggota sejak' });
  await dialog.getByRole('button', { name: 'Mulai besok, 21-11-2026' }).click();
  await expect.element(sejak).toHaveValue('21-11-2026');
  await expect.element(dialog.getByText(tutup)).not.toBeInTheDocument();
  await sejak.fill('19-11-2026');
  await userEvent.tab();
  await expect.element(dialog.getByRole('status').filter({ hasText: lewat })).toBeVisible();
  expect(server.lastOf('mulaiAnggota.getMulaiAnggota')).toMatchObject({ tgl_mulai: '2026-11-19' });
  await expectNoAxeFindings({ rules: 'experimental' });
});

test('days that a first day before today makes absent are agreed to before somebody is added, and going back keeps what was typed', async () => {
  const server = givenMembers();
  const lewat = '79 hari kerjanya sejak 01-01-2024 sudah lewat, dan terhitung Absen bila presensinya tidak ada.';
  server.answers.anggota = { ...server.answers.anggota, addAnggota: () => givenAnggota({ user_id: 23 }) };
  server.answers.mulaiAnggota = {
    getMulaiAnggota: () => ({ catatan: lewat, akibat: '79 hari menjadi Absen', besok: null }),
  };
  const screen = await open();
  await screen.getByRole('button', { name: 'Tambah anggota' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Tambah anggota' });
  await dialog.getByRole('textbox', { name: 'Nama lengkap' }).fill('Lestari Fauzi');
  await dialog.getByRole('textbox', { name: 'Tanggal lahir' }).fill('17-05-1980');
  const sejak = dialog.getByRole('textbox', { name: 'Anggota sejak' });
  await sejak.fill('01-01-1900');
  await dialog.getByRole('button', { name: 'Tambah' }).click();
  await expect.element(dialog.getByText('Tidak boleh sebelum tanggal lahir')).toBeVisible();
  await sejak.fill('01-01-2024');
  await userEvent.tab();
  await expect.element(dialog.getByText(lewat)).toBeInViewport();
  await dialog.getByRole('button', { name: 'Tambah' }).click();
  const asking = screen.getByRole('dialog', { name: '79 hari menjadi Absen?' });
  await expect.element(asking.getByText(lewat)).toBeVisible();
  await asking.getByRole('button', { name: 'Batal' }).click();
  await expect.element(dialog.getByText('Belum ditambahkan', { exact: false })).toBeVisible();
  await expect.element(sejak).toHaveValue('01-01-2024');
  expect(server.lastOf('anggota.addAnggota')).toBeUndefined();

  await dialog.getByRole('button', { name: 'Tambah' }).click();
  await asking.getByRole('button', { name: 'Tambah' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('anggota.addAnggota')).toMatchObject({ tgl_mulai: '2024-01-01' });
});

test('a birthday that is likelier a slip of the pen is told while it is typed', async () => {
  givenMembers();
  const screen = await open();
  await screen.getByRole('button', { name: 'Tambah anggota' }).click();
  const lahir = screen.getByRole('textbox', { name: 'Tanggal lahir' });
  await lahir.fill('01-12-2020');
  await userEvent.tab();
  await expect.element(lahir).toHaveAccessibleDescription(/Lahir kurang dari 15 tahun yang lalu/);
  await lahir.fill('01-12-1980');
  await userEvent.tab();
  await expect.element(screen.getByText(/Betulkan bila bukan itu maksudnya/)).not.toBeInTheDocument();
});

test('leaving a form with something typed asks first', async () => {
  givenMembers();
  const screen = await open();
  await screen.getByRole('button', { name: 'Tambah anggota' }).click();
  await screen.getByRole('textbox', { name: 'Nama lengkap' }).fill('Lestari');
  await screen.getByRole('button', { name: 'Batal' }).click();
  await screen.getByRole('button', { name: 'Lanjut mengisi' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Nama lengkap' })).toHaveValue('Lestari');
});

test('deactivating the selected names whose transfers and loans it touches, asks why, and tells who was refused', async () => {
  const server = givenMembers();
  const mutasi_berjalan = { mutasi_id: 8, jenis: 'pindah', tujuan: 'MTsN 2', tgl_mulai: '2026-12-01', status: STATUS_AKSES.diajukan } as const; // prettier-ignore
  const dipinjamkan = [{ tujuan: 'MTsN 3', sampai: '2026-12-05' }];
  server.answers.anggota = {
    ...server.answers.anggota,
    listMutasiAnggota: () => [{ user_id: 21, nama: 'Rina Gunawan', mutasi_berjalan, dipinjamkan }],
  };
  server.answers.akun = {
    changeStatusAkun: ({ user_id, status }) => {
      if (user_id === 22) throw new Refusal('anggota.last_operator');
      return { user_id, status, is_aktif: false };
    },
  };
  const screen = await open();
  await screen.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).click();
  await screen.getByRole('button', { name: 'Nonaktifkan' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Nonaktifkan 2 anggota?' });
  expect(server.lastOf('anggota.listMutasiAnggota')).toMatchObject({ user_id: [21, 22] });
  for (const kalimat of [
    'Rina Gunawan:',
    'Mutasinya ikut batal: pindah ke MTsN 2 mulai 01-12-2026 (menunggu tujuan).',
    'Ia diperbantukan ke MTsN 3 sampai 05-12-2026.',
  ])
    await expect.element(dialog.getByRole('listitem').getByText(kalimat, { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Nonaktifkan' }).click();
  await expect.element(dialog.getByText('Wajib diisi')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Keterangan' }).fill('Pensiun');
  await dialog.getByRole('button', { name: 'Nonaktifkan' }).click();
  await expect.element(screen.getByText('1 anggota dinonaktifkan')).toBeVisible();
  const dikirim = server.asked.filter(({ name }) => name === 'akun.changeStatusAkun').map(({ input }) => input);
  expect(dikirim).toMatchObject([
    { user_id: 21, organisasi_id: 9, keterangan: 'Pensiun', batal_mutasi: true, pinjaman_tetap: true },
    { user_id: 22, organisasi_id: 9, status: STATUS_KEANGGOTAAN.tidak_aktif, keterangan: 'Pensiun' },
  ]);
  expect(dikirim[1]).not.toHaveProperty('pinjaman_tetap');
  await expect.element(screen.getByText('Ini satu-satunya operator instansi', { exact: false })).toBeVisible();
});

test('who only reads sees the list without a way to change it', async () => {
  givenServer({
    auth: givenSession({ peran: 'viewer', role: null }),
    anggota: { listAnggota: () => givenPage([rina]) },
    mulaiAnggota: { getMulaiAnggota: () => ({ catatan: null, akibat: null, besok: null }) },
    grup: { listGrup: () => [] },
    lokasi: { listLokasi: () => givenPage([]) },
  });
  const screen = await open();
  await expect.element(screen.getByRole('row', { name: /Rina Gunawan/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tambah anggota' }).elements()).toEqual([]);
  expect(screen.getByRole('checkbox').elements()).toEqual([]);
});

test('a linked organisation without subscription reads the list and is shown the way to unlock the rest', async () => {
  givenServer({
    auth: givenSession({ k_sumber_data: SUMBER_DATA.terhubung, is_langganan: false }),
    anggota: { listAnggota: () => givenPage([rina]) },
    mulaiAnggota: { getMulaiAnggota: () => ({ catatan: null, akibat: null, besok: null }) },
    grup: { listGrup: () => [] },
    lokasi: { listLokasi: () => givenPage([]) },
  });
  const screen = await open();
  await expect.element(screen.getByRole('row', { name: /Rina Gunawan/ })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Buka Kelola Anggota' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tambah anggota' }).elements()).toEqual([]);
});

test('those who were chosen are mailed their activation links in one act, and who has no address is counted', async () => {
  const server = givenMembers();
  server.answers.belumAktivasi = { sendAktivasiAnggota: () => ({ jumlah: 1, tanpa_email: 1 }) };
  const screen = await open();
  await screen.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).click();
  await screen.getByRole('button', { name: 'Kirim tautan aktivasi' }).click();
  const tanya = screen.getByRole('dialog', { name: 'Kirim tautan aktivasi?' });
  await expect.element(tanya.getByText(/^Dari 2 anggota yang dipilih/)).toBeVisible();
  await tanya.getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect.element(screen.getByText(/dikirim kepada 1 anggota\. 1 lagi belum punya alamat email/)).toBeVisible();
  expect(server.lastOf('belumAktivasi.sendAktivasiAnggota')).toEqual({ organisasi_id: 9, user_id: [21, 22] });
});
