import type { SelShift } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import { eachDay } from '@hadir/rules/waktu/tanggal.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenDampak } from '../../testing/given/given-dampak.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenShift } from '../../testing/given/given-shift.ts';
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
const DESEMBER = eachDay({ tgl_awal: '2026-12-01', tgl_akhir: '2026-12-31' });
const month = (user_id: number, nama: string) => ({
  user_id,
  nama,
  hari: DESEMBER.map((tanggal, index) => (user_id === 21 && index === 0 ? malam(tanggal) : kosong(tanggal))),
});

const givenRoster = () =>
  givenServer({
    ...givenShift(),
    polaKerja: {
      listPolaKerja: () =>
        givenPage([{ pola_kerja_id: 5, nama: 'Satpam', tgl_acuan: '2026-12-01', siklus: [], sasaran: [] }]),
    },
    jadwalShift: {
      listJadwalShift: () => givenPage([month(21, 'Rina Gunawan'), month(22, 'Tono')]),
      saveJadwalShift: () => ({ disimpan: 1, dihapus: 0, dampak: givenDampak() }),
    },
  });
const open = () => renderScreen('jadwalShift', { organisasi_id: 9 }, { bulan: '2026-12' });

test('the month is written by keyboard: letters, a grown selection, copy and paste, and kept in one act', async () => {
  const server = givenRoster();
  const screen = await open();
  const cell = (nama: string, date: string) =>
    screen.getByRole('gridcell', { name: new RegExp(`^${nama}, \\w+, ${date}:`) });
  await expect.element(screen.getByText('1 hari perlu diperiksa')).toBeVisible();
  await expectNoAxeFindings();

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
    isi_pola: { pola_kerja_id: 5, tgl_awal: '2026-12-01', tgl_akhir: '2026-12-31', user_id: [21] },
  });
});

test('on a phone each member has his month, and a day is changed by pressing it', async () => {
  await page.viewport(360, 740);
  const server = givenRoster();
  const screen = await open();
  await screen.getByText(/^Tono/).click();
  await expectNoAxeFindings();
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
