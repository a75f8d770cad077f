import type { SelShift, TukarTerkena } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { eachDay, rangeOfBulan } from '@hadir/rules/waktu/tanggal.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenDampak } from '../../testing/given/given-dampak.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { givenShift } from '../../testing/given/given-shift.ts';
import { countActions } from '../../testing/count-actions.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const kosong = (tanggal: string): SelShift => ({
  tanggal,
  jadwal_shift_id: null,
  roster_jadwal_id: null,
  lapisan: null,
  jadwal_id: null,
  nama: null,
  jam: null,
  sebab_libur: 'tanpa_jadwal',
  istirahat_menit: null,
  konflik: [],
  is_cuti: false,
});
const malam = (tanggal: string): SelShift => ({
  ...kosong(tanggal),
  jadwal_shift_id: 71,
  roster_jadwal_id: 12,
  lapisan: 'roster',
  jadwal_id: 12,
  nama: 'Malam',
  jam: { jam_masuk: '21:00:00', jam_pulang: '07:00:00', is_lewat_tengah_malam: true },
  sebab_libur: null,
  istirahat_menit: 420,
  konflik: ['istirahat_kurang'],
});
const month = (user_id: number, nama: string, bulan = '2026-12') => ({
  user_id,
  nama,
  hari: eachDay(rangeOfBulan(bulan)).map((tanggal) =>
    user_id === 21 && tanggal === '2026-12-01' ? malam(tanggal) : kosong(tanggal),
  ),
});
const sebulan = (rows: ReturnType<typeof month>[]) => ({
  ...givenPage(rows),
  libur: [{ tanggal: '2026-12-25', nama: 'Hari Raya Natal' }],
});

const SIKLUS = [
  { jadwal_id: 11, nama: 'Pagi' },
  { jadwal_id: 12, nama: 'Malam' },
  { jadwal_id: null, nama: null },
];
const keamanan = {
  group_id: 2,
  nama: 'Keamanan',
  status: STATUS_RECORD.aktif,
  jumlah_anggota: 3,
  kepala_user_id: null,
  kepala: null,
};
const rina = { user_id: 21, nama: 'Rina Gunawan', gender: 'P' as const, file_foto: null };
const anggota = [rina, { ...rina, user_id: 22, nama: 'Tono' }, { ...rina, user_id: 23, nama: 'Umar' }];

const givenRoster = (tukar: TukarTerkena[] = []) =>
  givenServer({
    ...givenShift(),
    grup: { listGrup: () => givenPage([keamanan]) },
    anggota: { listAnggotaAktif: () => anggota },
    polaKerja: {
      listPolaKerja: () =>
        givenPage([{ pola_kerja_id: 5, nama: 'Satpam', tgl_acuan: '2026-12-01', siklus: SIKLUS, sasaran: [] }]),
    },
    jadwalShift: {
      listJadwalShift: ({ bulan }) => sebulan([month(21, 'Rina Gunawan', bulan), month(22, 'Tono', bulan)]),
      saveJadwalShift: () => ({
        disimpan: 1,
        diganti: 0,
        dihapus: 0,
        dilewati: 0,
        sebelumnya: [],
        tukar,
        dampak: givenDampak(),
      }),
    },
  });
const open = () => renderScreen('jadwalShift', { organisasi_id: 9 }, { bulan: '2026-12' });

test('the month is written by keyboard: letters, a grown selection, copy and paste, and kept in one act', async () => {
  const server = givenRoster();
  const screen = await open();
  const cell = (nama: string, date: string) =>
    screen.getByRole('gridcell', { name: new RegExp(`^${nama}, \\w+, ${date}:`) });
  await expect.element(screen.getByText('1 hari perlu diperiksa')).toBeVisible();
  await expectNoAxeFindings({ rules: 'experimental' });

  await cell('Rina Gunawan', '1 Desember 2026').click();
  await expect
    .element(screen.getByText(/istirahat 7 jam sejak kerja sebelumnya, istirahat kurang dari 11 jam/))
    .toBeVisible();
  await userEvent.keyboard('{ArrowRight}p');
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowDown}{/Shift}l');
  await expect.element(cell('Tono', '4 Desember 2026')).toHaveAccessibleName(/Libur, belum disimpan/);
  await expect.element(screen.getByText('5 sel')).toBeVisible();
  await cell('Rina Gunawan', '1 Desember 2026').click();
  await userEvent.keyboard('{Control>}c{/Control}');
  await cell('Tono', '10 Desember 2026').click();
  await userEvent.keyboard('{Control>}v{/Control}');
  await cell('Rina Gunawan', '1 Desember 2026').click();
  await userEvent.keyboard('{Delete}');

  await screen.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(screen.getByText('7 sel')).not.toBeInTheDocument();
  const { sel } = server.lastOf('jadwalShift.saveJadwalShift') as { sel: { user_id: number; tanggal: string }[] };
  expect(sel).toContainEqual({ user_id: 21, tanggal: '2026-12-02', jadwal_id: 11, hapus: false });
  expect(sel).toContainEqual({ user_id: 22, tanggal: '2026-12-03', jadwal_id: null, hapus: false });
  expect(sel).toContainEqual({ user_id: 21, tanggal: '2026-12-01', jadwal_id: null, hapus: true });
  expect(sel).toContainEqual({ user_id: 22, tanggal: '2026-12-10', jadwal_id: 12, hapus: false });
});

test('one’s own day that has passed is another’s to change, which stands there before one saves', async () => {
  const server = givenRoster();
  const data = (bulan: string) => sebulan([month(7, 'Siti Nurhaliza', bulan), month(21, 'Rina Gunawan', bulan)]);
  server.answers.jadwalShift = { ...server.answers.jadwalShift, listJadwalShift: ({ bulan }) => data(bulan) };
  const screen = await renderScreen('jadwalShift', { organisasi_id: 9 }, { bulan: '2020-11' });
  const cell = (nama: string) => screen.getByRole('gridcell', { name: new RegExp(`^${nama}, \\w+, 2 November 2020:`) });
  await cell('Rina Gunawan').click();
  await userEvent.keyboard('l');
  const notice = screen.getByText('Hari Anda sendiri yang sudah lewat diubah operator lain atau admin induk.');
  await expect.element(screen.getByText('1 sel')).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
  await cell('Siti Nurhaliza').click();
  await userEvent.keyboard('l');
  await expect.element(notice).toBeVisible();
});

test('a day of approved leave is told in its cell, and work that is written there warns before it is saved', async () => {
  const server = givenRoster();
  const data = [month(21, 'Rina Gunawan'), month(22, 'Tono')];
  const cuti = data.map((row) =>
    row.user_id === 22 ? { ...row, hari: row.hari.map((sel, index) => ({ ...sel, is_cuti: index === 9 })) } : row,
  );
  server.answers.jadwalShift = { ...server.answers.jadwalShift, listJadwalShift: () => sebulan(cuti) };
  const screen = await open();
  const sel = screen.getByRole('gridcell', { name: /^Tono, \w+, 10 Desember 2026:/ });
  await expect.element(sel).toHaveAccessibleName(/Tanpa jadwal, cuti disetujui$/);
  await sel.click();
  await userEvent.keyboard('l');
  await expect.element(sel).toHaveAccessibleName(/Libur, belum disimpan, cuti disetujui$/);
  await userEvent.keyboard('p');
  await expect.element(sel).toHaveAccessibleName(/Pagi, belum disimpan, cuti disetujui, bermasalah$/);
});

test('before the roster is filled it is said which swaps that calls off, and nothing is kept by who goes back', async () => {
  const pihak = { nama_a: 'Rina Gunawan', tanggal_a: '2026-12-03', nama_b: 'Tono', tanggal_b: '2026-12-03' };
  const server = givenRoster([
    { tukar_shift_id: 1, ...pihak, is_batal: true },
    { tukar_shift_id: 2, ...pihak, tanggal_b: '2026-12-04', is_batal: false },
  ]);
  const screen = await open();
  await screen.getByRole('button', { name: 'Salin minggu' }).click();
  const copying = screen.getByRole('dialog', { name: 'Salin minggu' });
  await copying.getByRole('textbox', { name: 'Ke minggu tanggal' }).fill('14-12-2026');
  await copying.getByRole('button', { name: 'Salin', exact: true }).click();
  const question = screen.getByRole('dialog', { name: 'Perubahan ini mengenai tukar shift' });
  await expect
    .element(question.getByText(/^1 tukar shift yang menunggu batal, dan keduanya diberi tahu/))
    .toBeVisible();
  await expect.element(question.getByText('Rina Gunawan ⇄ Tono, 03-12-2026: batal')).toBeVisible();
  await expect.element(question.getByText('Rina Gunawan 03-12-2026 ⇄ Tono 04-12-2026: tetap berlaku')).toBeVisible();
  await question.getByRole('button', { name: 'Kembali' }).click();
  expect(server.lastOf('jadwalShift.saveJadwalShift')).toMatchObject({ preview: true });
});

test('a week is copied to another, and a pattern is filled in', async () => {
  const server = givenRoster();
  const screen = await open();
  await screen.getByRole('button', { name: 'Salin minggu' }).click();
  const copying = screen.getByRole('dialog', { name: 'Salin minggu' });
  await copying.getByRole('textbox', { name: 'Ke minggu tanggal' }).fill('14-12-2026');
  await copying.getByRole('button', { name: 'Salin', exact: true }).click();
  await expect.element(copying).not.toBeInTheDocument();
  expect(server.lastOf('jadwalShift.saveJadwalShift')).toMatchObject({
    salin_minggu: { dari: '2026-12-01', ke: '2026-12-14' },
  });

  await screen.getByRole('button', { name: 'Isi dari pola' }).click();
  const filling = screen.getByRole('dialog', { name: 'Isi dari pola kerja' });
  await filling.getByRole('combobox', { name: 'Pola kerja' }).selectOptions('Satpam');
  await filling.getByRole('combobox', { name: 'Anggota' }).click();
  await screen.getByRole('option', { name: 'Rina Gunawan' }).click();
  await userEvent.keyboard('{Escape}');
  await filling.getByRole('button', { name: 'Isi', exact: true }).click();
  await expect.element(filling).not.toBeInTheDocument();
  expect(server.lastOf('jadwalShift.saveJadwalShift')).toMatchObject({
    isi_pola: { pola_kerja_id: 5, tgl_awal: '2026-12-01', tgl_akhir: '2026-12-31', user_id: [21], mulai: [] },
  });
});

test('a pattern is filled for a group in a fair rotation in four actions, seen before it is kept', async () => {
  const server = givenRoster();
  const screen = await renderScreen('jadwalShift', { organisasi_id: 9 }, { bulan: '2026-12', group_id: '2' });
  const actions = countActions();
  await screen.getByRole('button', { name: 'Isi dari pola' }).click();
  const filling = screen.getByRole('dialog', { name: 'Isi dari pola kerja' });
  await filling.getByRole('combobox', { name: 'Pola kerja' }).selectOptions('Satpam');
  await filling.getByRole('button', { name: 'Bagi rata' }).click();
  const rows = filling.getByRole('table', { name: 'Hasil pola' });
  await expect.element(rows.getByRole('row', { name: /^Tono.* Malam Libur Pagi/ })).toBeVisible();
  await expect.element(rows.getByRole('row', { name: /^Jumlah Malam 1 1 1/ })).toBeVisible();
  await expectNoAxeFindings({ rules: 'experimental' });
  await filling.getByRole('button', { name: 'Isi', exact: true }).click();
  await expect.element(filling).not.toBeInTheDocument();
  expect(actions()).toBe(4);
  expect(server.lastOf('jadwalShift.saveJadwalShift')).toMatchObject({
    isi_pola: {
      user_id: [21, 22, 23],
      mulai: [
        { user_id: 21, hari_ke: 1 },
        { user_id: 22, hari_ke: 2 },
        { user_id: 23, hari_ke: 3 },
      ],
    },
  });
  await expect.element(screen.getByRole('combobox', { name: 'Grup' })).toHaveValue('1');
});

test('each member begins on the day of the cycle that is chosen for him, and a shift left empty shows', async () => {
  const server = givenRoster();
  const screen = await open();
  await screen.getByRole('button', { name: 'Isi dari pola' }).click();
  const filling = screen.getByRole('dialog', { name: 'Isi dari pola kerja' });
  await filling.getByRole('button', { name: 'Isi', exact: true }).click();
  await expect.element(filling.getByText('Pilih paling sedikit satu anggota')).toBeVisible();
  await filling.getByRole('combobox', { name: 'Tambahkan anggota grup' }).selectOptions('Keamanan');
  await expect.element(filling.getByText('Pilih paling sedikit satu anggota')).not.toBeInTheDocument();
  await filling.getByRole('combobox', { name: 'Pola kerja' }).selectOptions('Satpam');
  await expect.element(filling.getByRole('alert')).not.toBeInTheDocument();
  await filling.getByRole('combobox', { name: 'Mulai dari hari ke-, Umar' }).selectOptions('2 · Malam');
  await expect.element(filling.getByRole('row', { name: /^Jumlah Libur 0 1 2/ })).toBeVisible();
  await filling.getByRole('button', { name: 'Isi', exact: true }).click();
  await expect.element(filling).not.toBeInTheDocument();
  expect(server.lastOf('jadwalShift.saveJadwalShift')).toMatchObject({
    isi_pola: { user_id: [21, 22, 23], mulai: [{ user_id: 23, hari_ke: 2 }] },
  });
});

test('on a phone each member has his month, and a day is changed by pressing it', async () => {
  await page.viewport(360, 740);
  const server = givenRoster();
  const screen = await open();
  await screen.getByText(/^Tono/).click();
  await expectNoAxeFindings({ rules: 'experimental' });
  await screen.getByRole('button', { name: /^Rabu, 2 Desember 2026/ }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Pagi' }).click();
  await screen.getByRole('button', { name: 'Simpan' }).click();
  await expect
    .poll(() => server.lastOf('jadwalShift.saveJadwalShift'))
    .toMatchObject({
      sel: [{ user_id: 22, tanggal: '2026-12-02', jadwal_id: 11 }],
    });
  await page.viewport(1440, 900);
});

test('what is written and not saved stays while one goes to another month, and all of it is kept in one act', async () => {
  const server = givenRoster();
  const screen = await open();
  const cell = (date: string) => screen.getByRole('gridcell', { name: new RegExp(`^Rina Gunawan, \\w+, ${date}:`) });
  await cell('2 Desember 2026').click();
  await userEvent.keyboard('p');
  // The line above the grid says the new shift.
  await expect
    .element(screen.getByText('Rina Gunawan, Rabu, 2 Desember 2026: Pagi, belum disimpan', { exact: true }))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Bulan berikutnya' }).click();
  await expect.poll(screen.address).toContain('bulan=2027-01');
  await expect.element(screen.getByText('1 sel diubah, belum disimpan: Desember 2026')).toBeVisible();
  await screen.getByRole('button', { name: 'Bulan sebelumnya' }).click();
  await expect.element(cell('2 Desember 2026')).toHaveAccessibleName(/belum disimpan/);
  await screen.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(screen.getByText('1 sel')).not.toBeInTheDocument();
  expect(server.lastOf('jadwalShift.saveJadwalShift')).toMatchObject({
    sel: [{ user_id: 21, tanggal: '2026-12-02', jadwal_id: 11, hapus: false }],
  });
});

test('a cell that gets the value that it already has is not counted as changed', async () => {
  givenRoster();
  const screen = await open();
  const cell = (date: string) => screen.getByRole('gridcell', { name: new RegExp(`^Rina Gunawan, \\w+, ${date}:`) });
  await cell('2 Desember 2026').click();
  await userEvent.keyboard('p');
  await expect.element(screen.getByText('1 sel')).toBeVisible();
  await cell('1 Desember 2026').click();
  await userEvent.keyboard('m');
  await expect.element(cell('1 Desember 2026')).not.toHaveAccessibleName(/belum disimpan/);
  await expect.element(screen.getByText('1 sel')).toBeVisible();
  await cell('2 Desember 2026').click();
  await userEvent.keyboard('{Delete}');
  await expect.element(screen.getByText('1 sel')).not.toBeInTheDocument();
});

test('while another month is on its way nothing is written into the one that still stands there', async () => {
  const server = givenRoster();
  const gate = Promise.withResolvers<void>();
  const { listJadwalShift } = server.answers.jadwalShift ?? {};
  server.answers.jadwalShift = {
    ...server.answers.jadwalShift,
    listJadwalShift: async (input) => {
      if (input.bulan === '2027-01') await gate.promise;
      return listJadwalShift?.(input) ?? sebulan([]);
    },
  };
  const screen = await open();
  const cell = (date: string) => screen.getByRole('gridcell', { name: new RegExp(`^Rina Gunawan, \\w+, ${date}:`) });
  await expect.element(cell('1 Desember 2026')).toBeVisible();
  await screen.getByRole('button', { name: 'Bulan berikutnya' }).click();
  await expect.poll(screen.address).toContain('bulan=2027-01');
  await cell('1 Desember 2026').click();
  // What it says already in December would be no change; what it is to say in January is.
  await userEvent.keyboard('m{ArrowRight}p');
  expect(screen.getByText(/belum disimpan/).elements()).toEqual([]);
  gate.resolve();
  await cell('1 Januari 2027').click();
  await userEvent.keyboard('m');
  await expect.element(screen.getByText('1 sel diubah, belum disimpan: Januari 2027')).toBeVisible();
});

test('shifts that are not known yet, or cannot be read, are not said to be missing', async () => {
  const server = givenRoster();
  const gate = Promise.withResolvers<void>();
  server.answers.jadwal = {
    listJadwal: async () => {
      await gate.promise;
      throw new Refusal('system.failed');
    },
  };
  const screen = await open();
  await expect.element(screen.getByRole('gridcell', { name: /^Tono, \w+, 10 Desember 2026:/ })).toBeVisible();
  expect(screen.getByText('Belum ada jam kerja shift').elements()).toEqual([]);
  gate.resolve();
  await expect.element(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  expect(screen.getByText('Belum ada jam kerja shift').elements()).toEqual([]);
});

test('who only reads is not asked to make the shifts that are missing', async () => {
  const server = givenRoster();
  server.answers.jadwal = { listJadwal: () => givenPage([]) };
  server.answers.auth = givenSession({ peran: 'pemantau', role: null, status_anggota: null });
  const screen = await open();
  await expect.element(screen.getByText('Belum ada jam kerja shift')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Buat jam kerja shift' })).not.toBeInTheDocument();
});

test('days that need a look are counted as days, however much is wrong with each', async () => {
  const server = givenRoster();
  const row = month(21, 'Rina Gunawan');
  const hari = row.hari.map((sel, index): SelShift =>
    index === 0 ? { ...sel, is_cuti: true, konflik: ['istirahat_kurang', 'sedang_cuti'] } : sel,
  );
  server.answers.jadwalShift = { ...server.answers.jadwalShift, listJadwalShift: () => sebulan([{ ...row, hari }]) };
  const screen = await open();
  await expect.element(screen.getByText('1 hari perlu diperiksa')).toBeVisible();
});

test('holidays stand in the head, and a shift that falls on one, or a day off of usual hours, is not shown as work', async () => {
  const server = givenRoster();
  const row = month(21, 'Rina Gunawan');
  const hari = row.hari.map((sel): SelShift => {
    if (sel.tanggal === '2026-12-25')
      return { ...malam(sel.tanggal), jam: null, sebab_libur: 'hari_libur', konflik: [] };
    const reguler = { lapisan: 'jadwal-organisasi', jadwal_id: 5, nama: 'Jam kerja reguler' } as const;
    return sel.tanggal === '2026-12-27' ? { ...sel, ...reguler, sebab_libur: 'hari_bebas' } : sel;
  });
  server.answers.jadwalShift = { ...server.answers.jadwalShift, listJadwalShift: () => sebulan([{ ...row, hari }]) };
  const screen = await open();
  await expect
    .element(screen.getByRole('columnheader', { name: 'Jumat, 25 Desember 2026, Hari Raya Natal' }))
    .toBeVisible();
  await expect.element(screen.getByText('Hari libur: 25-12-2026 Hari Raya Natal.')).toBeVisible();
  const sel = (date: string) => screen.getByRole('gridcell', { name: new RegExp(`^Rina Gunawan, \\w+, ${date}:`) });
  await expect.element(sel('25 Desember 2026')).toHaveAccessibleName(/: Malam, libur pada hari libur$/);
  await expect.element(sel('27 Desember 2026')).toHaveAccessibleName(/: Libur$/);
  await expectNoAxeFindings({ rules: 'experimental' });
});

test('a sheet of one month is declared a correction for that one import only', async () => {
  givenRoster();
  const screen = await open();
  await screen.getByRole('button', { name: 'Impor' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Impor jadwal shift Desember 2026' });
  await dialog.getByRole('switch', { name: 'Koreksi masa lalu' }).click();
  await expect.element(dialog.getByRole('switch', { name: 'Koreksi masa lalu' })).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Impor' }).click();
  await expect.element(dialog.getByRole('switch', { name: 'Koreksi masa lalu' })).not.toBeChecked();
});

const SEBELUMNYA = [
  { user_id: 21, tanggal: '2026-12-01', jadwal_id: 3, hapus: false, bila: 1 },
  { user_id: 22, tanggal: '2026-12-01', jadwal_id: null, hapus: true, bila: 1 },
];

test('a pattern says how many cells it fills, and is asked about before it takes the place of others', async () => {
  const server = givenRoster();
  server.answers.jadwalShift = {
    ...server.answers.jadwalShift,
    saveJadwalShift: ({ sel }) => ({
      disimpan: 40,
      diganti: 12,
      dihapus: 0,
      dilewati: sel ? 1 : 0,
      sebelumnya: sel ? [] : SEBELUMNYA,
      tukar: [],
      dampak: givenDampak(),
    }),
  };
  const screen = await open();
  await screen.getByRole('button', { name: 'Isi dari pola' }).click();
  const filling = screen.getByRole('dialog', { name: 'Isi dari pola kerja' });
  await filling.getByRole('combobox', { name: 'Pola kerja' }).selectOptions('Satpam');
  await filling.getByRole('combobox', { name: 'Tambahkan anggota grup' }).selectOptions('Keamanan');
  await expect.element(filling.getByText('93 sel: 3 anggota selama 31 hari.')).toBeVisible();
  await filling.getByRole('button', { name: 'Isi', exact: true }).click();
  const question = screen.getByRole('dialog', { name: 'Ganti isi 12 sel?' });
  await expect.element(question.getByText(/28 sel kosong diisi, dan 12 sel yang sudah terisi diganti/)).toBeVisible();
  await question.getByRole('button', { name: 'Kembali' }).click();
  await expect.element(filling.getByText(/Belum disimpan/)).toBeVisible();
  expect(server.asked.filter(({ name }) => name === 'jadwalShift.saveJadwalShift')).toHaveLength(1);
  await filling.getByRole('button', { name: 'Isi', exact: true }).click();
  await question.getByRole('button', { name: 'Ganti' }).click();
  await expect.element(filling).not.toBeInTheDocument();
  expect(server.lastOf('jadwalShift.saveJadwalShift')).toMatchObject({ preview: false });
  await expect.element(screen.getByText('2 sel jadwal shift diisi.')).toBeVisible();
  await screen.getByRole('button', { name: 'Urungkan' }).click();
  await expect
    .poll(() => server.lastOf('jadwalShift.saveJadwalShift'))
    .toMatchObject({ sel: SEBELUMNYA, preview: false });
  await expect.element(screen.getByText('1 sel sudah diubah lagi sesudahnya, jadi tidak diurungkan.')).toBeVisible();
});

test('a pattern that changes no cell says so, and offers nothing to take back', async () => {
  const server = givenRoster();
  server.answers.jadwalShift = {
    ...server.answers.jadwalShift,
    saveJadwalShift: () => ({
      disimpan: 0,
      diganti: 0,
      dihapus: 0,
      dilewati: 0,
      sebelumnya: [],
      tukar: [],
      dampak: givenDampak(),
    }),
  };
  const screen = await open();
  await screen.getByRole('button', { name: 'Isi dari pola' }).click();
  const filling = screen.getByRole('dialog', { name: 'Isi dari pola kerja' });
  await filling.getByRole('combobox', { name: 'Pola kerja' }).selectOptions('Satpam');
  await filling.getByRole('combobox', { name: 'Tambahkan anggota grup' }).selectOptions('Keamanan');
  await filling.getByRole('button', { name: 'Isi', exact: true }).click();
  await expect.element(screen.getByText('Tidak ada sel yang berubah: isinya sudah sama.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Urungkan' }).query()).toBeNull();
});

test('the month is printed as it is narrowed, and what is not saved is said to be missing from it', async () => {
  const server = givenRoster();
  server.answers.jadwalShift = {
    ...server.answers.jadwalShift,
    printJadwalShift: () => new Blob(['%PDF-'], { type: 'application/pdf' }),
  };
  const screen = await renderScreen('jadwalShift', { organisasi_id: 9 }, { bulan: '2026-12', group_id: '2' });
  await screen.getByRole('gridcell', { name: /^Rina Gunawan, \w+, 2 Desember 2026:/ }).click();
  await userEvent.keyboard('p');
  await screen.getByRole('button', { name: 'Cetak' }).click();
  await expect
    .poll(() => server.lastOf('jadwalShift.printJadwalShift'))
    .toEqual({ organisasi_id: 9, bulan: '2026-12', group_id: 2 });
  await expect.element(screen.getByText('Yang belum disimpan tidak ikut tercetak')).toBeVisible();
});
