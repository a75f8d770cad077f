import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenBaris, givenEvent } from '../../testing/given/given-kehadiran.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { showIn } from '../../testing/show-in.ts';

const rina = givenBaris();
const absen = givenBaris({
  status: 'absen',
  jam_masuk: null,
  jam_pulang: null,
  presensi: [],
  anggota: { ...rina.anggota, user_id: 22, nama: 'Budi Santoso' },
  kalimat: ['Tidak ada presensi yang dihitung, jadi hari ini dihitung absen.'],
});

const givenDays = (organisasi: Parameters<typeof givenSession>[0] = {}) =>
  givenServer({
    auth: givenSession(organisasi),
    kehadiran: { listRiwayatKehadiran: ({ is_absen }) => givenPage(is_absen ? [rina, absen] : [rina]) },
    anggota: { listAnggotaAktif: () => [] },
    grup: { listGrup: () => [] },
  });
const open = (search = {}) => renderScreen('riwayatKehadiran', { organisasi_id: 9 }, search);

test('every member-day stands with its times and what it came to, and axe finds nothing', async () => {
  const server = givenDays();
  const screen = await open();
  await expect
    .element(screen.getByRole('row', { name: /Rina Gunawan.*20-11-2026.*06:58:12.*Tepat waktu/ }))
    .toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Budi Santoso.*Absen/ })).toBeVisible();
  expect(server.lastOf('kehadiran.listRiwayatKehadiran')).toMatchObject({
    is_hadir: true,
    is_absen: true,
    is_cuti: true,
    is_libur: false,
  });
  await expectNoAxeFindings();
});

test('a plain member who comes here narrows his own days, without a member or a group to choose', async () => {
  const server = givenDays({ peran: 'user', role: KODE_PERAN.user });
  const screen = await open();
  await screen.getByRole('button', { name: /^Filter/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Filter riwayat kehadiran' });
  await expect.element(dialog.getByText('Tampilkan hari')).toBeVisible();
  expect(dialog.getByText('Grup', { exact: true }).query()).toBeNull();
  expect(screen.getByRole('searchbox', { name: 'Cari nama atau NIP' }).query()).toBeNull();
  expect(server.lastOf('grup.listGrup')).toBeUndefined();
});

test('filters that were given a name are one choice away afterwards, and a page may hold more rows', async () => {
  localStorage.clear();
  const server = givenDays();
  server.answers.kehadiran = { listRiwayatKehadiran: () => ({ ...givenPage([rina]), total: 40, last_page: 3 }) };
  const screen = await open({ is_absen: '0' });
  await expect.element(screen.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  await screen.getByRole('button', { name: 'Filter tersimpan' }).click();
  await screen.getByRole('menuitem', { name: 'Simpan filter ini' }).click();
  const asked = screen.getByRole('dialog', { name: 'Simpan filter ini?' });
  await asked.getByRole('textbox', { name: /Nama filter/ }).fill('Tanpa absen');
  await asked.getByRole('button', { name: 'Simpan filter' }).click();
  await screen.getByRole('button', { name: 'Hapus filter Tanpa absen' }).click();
  await expect.poll(screen.address).toBe('/organisasi/9/riwayat-hadir');

  await screen.getByRole('button', { name: 'Filter tersimpan' }).click();
  await screen.getByRole('menuitem', { name: 'Tanpa absen', exact: true }).click();
  await expect.poll(screen.address).toBe('/organisasi/9/riwayat-hadir?is_absen=0');

  await screen.getByRole('combobox', { name: 'Baris' }).selectOptions('50');
  await expect.poll(() => server.lastOf('kehadiran.listRiwayatKehadiran')).toMatchObject({ count: 50 });
  await expectNoAxeFindings();
  localStorage.clear();
});

test('a plain member is not promised the days of the others', async () => {
  givenDays({ peran: 'user', role: KODE_PERAN.user });
  const app = await renderApp('/organisasi/9/riwayat-hadir');
  await expect.element(app.getByText('Kehadiran Anda hari demi hari.')).toBeVisible();
});

test('an event whose location the device itself called false stands out in the list and in its day', async () => {
  const server = givenDays();
  const presensi = rina.presensi.map((event) => ({ ...event, is_lokasi_palsu: true }));
  server.answers.kehadiran = { listRiwayatKehadiran: () => givenPage([{ ...rina, presensi }]) };
  const screen = await open();
  await expect.element(screen.getByRole('row', { name: /Rina Gunawan.*Lokasi palsu/ })).toBeVisible();
  await screen.getByRole('button', { name: /Rina Gunawan/ }).click();
  await expect.element(screen.getByRole('dialog').getByText('Lokasi palsu').first()).toBeVisible();
  await expectNoAxeFindings();
});

test('a flag that is taken off stands as a chip and in the address', async () => {
  givenDays();
  const screen = await open();
  await screen.getByRole('button', { name: 'Filter', exact: true }).click();
  await screen.getByRole('checkbox', { name: 'Absen' }).click();
  await screen.getByRole('button', { name: 'Terapkan' }).click();

  await expect.element(screen.getByRole('row', { name: /Budi Santoso/ })).not.toBeInTheDocument();
  expect(screen.address()).toBe('/organisasi/9/riwayat-hadir?is_absen=0');

  await screen.getByRole('button', { name: 'Hapus filter Tanpa absen' }).click();
  await expect.element(screen.getByRole('row', { name: /Budi Santoso/ })).toBeVisible();
});

test('what an address says wrongly stands as no chip, and is not asked for', async () => {
  const server = givenDays();
  const WRONG = { from: '2026-13-40', to: 'besok', group_id: '-1', user_id: '-3', status: '9', page: '0' };
  const screen = await open(WRONG);
  await expect.element(screen.getByRole('row', { name: /Budi Santoso/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Hapus/ }).query()).toBeNull();
  expect(Object.keys(server.lastOf('kehadiran.listRiwayatKehadiran') ?? {}).filter((name) => name in WRONG)).toEqual([
    'page',
  ]);
});

test('a day opens beside the list and says why it is what it is', async () => {
  givenDays();
  const screen = await open();
  await screen.getByRole('button', { name: /Budi Santoso/ }).click();
  const panel = screen.getByRole('dialog', { name: 'Jumat, 20 November 2026' });
  await expect.element(panel.getByText('jadi hari ini dihitung absen', { exact: false })).toBeVisible();
  expect(screen.address()).toBe('/organisasi/9/riwayat-hadir?rinci=22_2026-11-20');

  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
});

test('what is wrong with a day stands whole in its row, however much it is', async () => {
  const server = givenDays();
  const banyak = givenBaris({
    terlambat_menit: 30,
    pulang_cepat_menit: 30,
    potongan: 1,
    presensi: [givenEvent({ lokasi: { lokasi_presensi_id: 4, nama: 'Kantor Dinas Pendidikan' } })],
    kategori: ['T1', 'P1'].map((nama) => ({ nama, jenis: 'terlambat' as const, menit: 30, potongan: 0.5 })),
  });
  server.answers.kehadiran = { listRiwayatKehadiran: () => givenPage([banyak]) };
  await showIn({ width: 1092 });
  const screen = await open();
  const chip = screen.getByText('Terlambat 30 menit, pulang cepat 30 menit');
  await expect.element(chip).toBeVisible();
  const table = screen.getByRole('table').element();
  const { right } = (table.parentElement ?? table).getBoundingClientRect();
  expect(chip.element().getBoundingClientRect().right).toBeLessThanOrEqual(right);
});
