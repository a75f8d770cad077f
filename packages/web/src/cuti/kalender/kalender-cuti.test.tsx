import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { AnggotaKalender } from '@hadir/contract/cuti/kalender/kalender-cuti.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenAcara } from '../../testing/given/given-kalender.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const ORANG: AnggotaKalender[] = [
  { user_id: 12, nama: 'Ani', nama_group: 'Guru', cuti: [givenAcara()] },
  {
    user_id: 13,
    nama: 'Budi',
    nama_group: null,
    cuti: [
      givenAcara({
        cuti_id: 78,
        status: STATUS_CUTI.diajukan,
        tgl_awal: '2026-11-25',
        tgl_akhir: '2026-11-25',
        setengah_hari: 'pagi',
      }),
    ],
  },
];
const HARI = {
  libur: [
    { nama: 'Cuti Bersama Natal', tgl_awal: '2026-11-27', tgl_akhir: '2026-11-27', is_cuti_bersama: true },
    { nama: 'Hari Guru', tgl_awal: '2026-11-30', tgl_akhir: '2026-11-30', is_cuti_bersama: false },
  ],
  hari: [
    { tanggal: '2026-11-24', disetujui: 1, menunggu: 0 },
    { tanggal: '2026-11-25', disetujui: 1, menunggu: 1 },
    { tanggal: '2026-11-26', disetujui: 1, menunggu: 0 },
  ],
};

const givenKalender = (orang = ORANG, session = givenSession()) =>
  givenServer({
    auth: session,
    grup: { listGrup: () => givenPage([]) },
    anggota: { listAnggotaAktif: () => [] },
    kalenderCuti: {
      listKalenderAnggota: () => ({ ...HARI, anggota: givenPage(orang) }),
      listKalenderHari: () => HARI,
      listAlamatKalender: () => [],
    },
  });
const open = (search: Record<string, string> = {}) =>
  renderScreen('riwayatCuti', { organisasi_id: 9 }, { bagian: 'kalender', bulan: '2026-11', ...search });

test('a month shows each member’s leave in words and counts who is away each day', async () => {
  const server = givenKalender();
  const screen = await open();
  const table = screen.getByRole('table', { name: 'Kalender cuti November 2026' });
  await expect
    .element(table.getByRole('link', { name: 'Cuti Tahunan, disetujui, 24-11-2026 – 26-11-2026, 3 hari' }))
    .toHaveAttribute('href', '/organisasi/9/cuti/77');
  await expect
    .element(table.getByRole('link', { name: 'Cuti Tahunan, menunggu keputusan, 25-11-2026, setengah hari pagi' }))
    .toBeVisible();
  await expect.element(table.getByRole('columnheader', { name: /30 November 2026, Hari Guru/ })).toBeVisible();
  await expect.element(screen.getByText('27-11-2026 Cuti Bersama Natal')).toBeVisible();
  await expect.element(table.getByRole('row', { name: /^Jumlah cuti 1 1 \+1 menunggu 1/ })).toBeVisible();
  expect(server.lastOf('kalenderCuti.listKalenderAnggota')).toMatchObject({
    tgl_awal: '2026-11-01',
    tgl_akhir: '2026-11-30',
  });
  await expectNoAxeFindings();
});

test('of the whole organisation only those who are away are asked for, until one asks for all; the month steps on', async () => {
  const server = givenKalender();
  const screen = await open();
  expect(server.lastOf('kalenderCuti.listKalenderAnggota')).toMatchObject({ hanya_cuti: true });
  await screen.getByRole('switch', { name: 'Hanya yang cuti' }).click();
  await expect.poll(() => server.lastOf('kalenderCuti.listKalenderAnggota')).toMatchObject({ hanya_cuti: false });
  await screen.getByRole('button', { name: 'Bulan berikutnya' }).click();
  await expect.poll(screen.address).toMatch(/bulan=2026-12/);
  await expect.poll(() => server.lastOf('kalenderCuti.listKalenderAnggota')).toMatchObject({ tgl_akhir: '2026-12-31' });
});

test('a colleague’s leave says only that he is away, and opens nothing', async () => {
  const away = { cuti_id: null, kategori: null, jenis: null, jumlah_hari: null };
  const orang = [{ user_id: 12, nama: 'Ani', nama_group: 'Guru', cuti: [givenAcara(away)] }];
  const server = givenKalender(orang, givenSession({ peran: 'user', role: KODE_PERAN.user }));
  const screen = await open();
  await expect.element(screen.getByText('Cuti, disetujui, 24-11-2026 – 26-11-2026')).toBeInTheDocument();
  await expect.element(screen.getByText(/Rekan tidak masuk/)).toBeVisible();
  await expect.element(screen.getByRole('table').getByRole('link')).not.toBeInTheDocument();
  await screen.getByRole('combobox', { name: 'Siapa' }).selectOptions('Cuti saya');
  await expect.poll(() => server.lastOf('kalenderCuti.listKalenderAnggota')).toMatchObject({ user_id: 7 });
});

test('a year of the organisation counts who is away, and a month of it opens', async () => {
  givenKalender();
  const screen = await open({ tampilan: 'tahun' });
  const table = screen.getByRole('table', { name: 'Jumlah cuti setiap hari tahun 2026' });
  await expect.element(table.getByRole('cell', { name: '2', exact: true })).toBeVisible();
  await expect.element(screen.getByText(/Terbanyak dalam setahun: 2 orang sehari/)).toBeVisible();
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Mar, buka Maret 2026' }).click();
  await expect.poll(screen.address).toMatch(/bulan=2026-03/);
  await expect.element(screen.getByRole('table', { name: 'Kalender cuti Maret 2026' })).toBeVisible();
});

test('a member’s year is a row for each month', async () => {
  givenKalender(ORANG.slice(0, 1));
  const screen = await open({ tampilan: 'tahun', user_id: '12' });
  const table = screen.getByRole('table', { name: 'Cuti Ani tahun 2026' });
  await expect.element(table).toBeVisible();
  expect(await table.getByRole('rowheader').elements()).toHaveLength(12);
  await expect.element(table.getByRole('row', { name: /^November.*Cuti Tahunan, disetujui/ })).toBeVisible();
  await expectNoAxeFindings();
});

test('on a phone a date is touched and lists who is away on it', async () => {
  await page.viewport(360, 740);
  const server = givenKalender();
  const screen = await open();
  await screen.getByRole('button', { name: 'Rabu, 25 November 2026, 1 cuti, 1 menunggu keputusan' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Rabu, 25 November 2026' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Budi' })).toBeVisible();
  await expect.element(screen.getByText('Cuti Tahunan · 25 Nov · setengah hari pagi')).toBeVisible();
  expect(server.lastOf('kalenderCuti.listKalenderAnggota')).toMatchObject({
    tgl_awal: '2026-11-25',
    tgl_akhir: '2026-11-25',
  });
  await expectNoAxeFindings();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await page.viewport(1280, 800);
});

test('nobody away, and a calendar that cannot be had, are said', async () => {
  const server = givenKalender([]);
  const screen = await open();
  await expect.element(screen.getByText('Tidak ada yang cuti pada November 2026')).toBeVisible();
  server.answers.kalenderCuti = {
    ...server.answers.kalenderCuti,
    listKalenderAnggota: () => {
      throw new Refusal('cuti.disabled');
    },
  };
  await screen.getByRole('button', { name: 'Bulan berikutnya' }).click();
  await expect.element(screen.getByText(/fitur cuti/i).first()).toBeVisible();
});

test('the subscription offers first what stands on the screen', async () => {
  givenKalender();
  const screen = await open();
  await screen.getByRole('button', { name: 'Langganan kalender' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Langganan kalender' });
  await expect
    .element(dialog.getByRole('button', { name: /^Cuti/ }).first())
    .toHaveTextContent('Cuti seluruh instansi');
});
