import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { TempatSaya } from '@hadir/contract/dashboard/kalender/kalender-saya.contract.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { expect, test } from 'vitest';
import { tanggalOf } from '../../kit/format/format.ts';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenBaris } from '../../testing/given/given-kehadiran.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { showIn } from '../../testing/show-in.ts';

const HARI_INI = tanggalOf(new Date(), 'Asia/Jakarta');

/** A month of somebody who teaches at two schools: late today at the one, on leave that waits at the other. */
function givenTempat(tgl_awal: string): TempatSaya[] {
  const sekolah = { timezone: 'Asia/Jakarta', hari_ini: HARI_INI } as const;
  const hari = (tanggal: string, fields = {}) => givenBaris({ tanggal, ...fields });
  return [
    {
      ...sekolah,
      organisasi_id: 9,
      nama: 'SMP Pagi',
      menunggu: [],
      hari: [hari(tgl_awal), ...(tgl_awal === HARI_INI ? [] : [hari(HARI_INI, { terlambat_menit: 7 })])],
    },
    {
      ...sekolah,
      organisasi_id: 12,
      nama: 'SMA Sore',
      hari: [hari(HARI_INI, { status: 'libur', jadwal: null, libur: { sebab: 'hari_libur', nama: 'Hari jadi' } })],
      menunggu: [{ cuti_id: 4, kategori: 'Cuti Tahunan', tgl_awal: HARI_INI, tgl_akhir: addDays(HARI_INI, 1) }],
    },
  ];
}

function givenKalender() {
  return givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    kalenderSaya: { listKalenderSaya: ({ tgl_awal }) => givenTempat(tgl_awal) },
  });
}

test('one calendar shows what came of a day at each of his schools, and what waits there', async () => {
  givenKalender();
  await showIn({ width: 360 });
  const screen = await renderScreen('riwayatKehadiranUser', { organisasi_id: 9 }, { bagian: 'kalender' });
  const dipilih = screen.getByRole('list', { name: 'Hari yang dipilih' });
  await expect.element(dipilih.getByRole('link', { name: 'SMP Pagi' })).toHaveAttribute('href', '/dashboard/9');
  await expect.element(dipilih.getByText('Libur: Hari jadi')).toBeVisible();
  await expect.element(dipilih.getByText('Cuti Tahunan menunggu keputusan')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectNoAxeFindings();
});

test('a day at two places is read in the order of its hours, by one clock, and each says whose it is', async () => {
  const jadwal = givenBaris().jadwal;
  if (!jadwal) throw new Error('The day of a test has hours.');
  const hari = (jam_masuk: string) => [givenBaris({ tanggal: HARI_INI, jadwal: { ...jadwal, jam_masuk } })];
  const sekolah = { hari_ini: HARI_INI, menunggu: [] };
  givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    kalenderSaya: {
      listKalenderSaya: () => [
        { ...sekolah, organisasi_id: 9, nama: 'MI Sore', timezone: 'Asia/Jakarta' as const, hari: hari('16:30:00') },
        { ...sekolah, organisasi_id: 12, nama: 'Kantor', timezone: 'Asia/Jakarta' as const, hari: hari('07:30:00') },
        // An hour earlier, though its clock shows as much.
        { ...sekolah, organisasi_id: 13, nama: 'SMA Timur', timezone: 'Asia/Makassar' as const, hari: hari('07:30:00') },
      ],
    },
  });
  await showIn({ width: 1440 });
  const screen = await renderScreen('riwayatKehadiranUser', { organisasi_id: 9 }, { bagian: 'kalender' });
  const dipilih = screen.getByRole('list', { name: 'Hari yang dipilih' });
  await expect.element(dipilih.getByRole('link', { name: 'SMA Timur' })).toBeVisible();
  const urut = ['SMA Timur', 'Kantor', 'MI Sore'];
  expect(dipilih.getByRole('link').elements().map((one) => one.textContent)).toEqual(urut);
  const tanda = screen.getByRole('button', { pressed: true }).element().querySelectorAll<HTMLElement>('[data-isi]');
  expect([...tanda].map((one) => one.dataset['tempat'])).toEqual(urut);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
  await expectNoAxeFindings();
  await showIn({});
}); // prettier-ignore

test('the same stands as a list, and another month is asked for by its arrow', async () => {
  const server = givenKalender();
  const screen = await renderScreen(
    'riwayatKehadiranUser',
    { organisasi_id: 9 },
    { bagian: 'kalender', bulan: '2026-11' },
  );
  await screen.getByRole('button', { name: 'Bulan berikutnya' }).click();
  await expect
    .poll(() => server.lastOf('kalenderSaya.listKalenderSaya'))
    .toEqual({ tgl_awal: '2026-12-01', tgl_akhir: '2026-12-31' });
  expect(screen.address()).toContain('bulan=2026-12');
  await screen.getByRole('combobox', { name: 'Rupa kalender' }).selectOptions('Daftar');
  await expect.element(screen.getByRole('list', { name: 'Kalender saya' })).toBeVisible();
});

test('its address for other programs is made, copied, and revoked again', async () => {
  let alamat: { dibuat_pada: string; terakhir_pada: string | null } | null = null;
  const server = givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    kalenderSaya: {
      listKalenderSaya: ({ tgl_awal }) => givenTempat(tgl_awal),
      getAlamatKalenderSaya: () => alamat,
      addAlamatKalenderSaya: () => {
        alamat = { dibuat_pada: '2026-11-20T03:00:00Z', terakhir_pada: null };
        return { ...alamat, alamat: 'https://hadir.test/kalender-saya/x.ics' };
      },
      revokeAlamatKalenderSaya: () => ((alamat = null), null),
    },
  });
  await showIn({ width: 360 });
  const screen = await renderScreen('riwayatKehadiranUser', { organisasi_id: 9 }, { bagian: 'kalender' });
  await screen.getByRole('button', { name: 'Langganan' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Langganan kalender' });
  await expect.element(dialog.getByText('Belum ada alamat.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Buat alamat' }).click();
  await expect
    .element(dialog.getByRole('textbox', { name: 'Alamat kalender' }))
    .toHaveValue('https://hadir.test/kalender-saya/x.ics');
  await expect.element(dialog.getByText(/belum pernah diambil/)).toBeVisible();
  await expectNoAxeFindings();
  await dialog.getByRole('button', { name: 'Cabut alamat' }).click();
  await expect.element(dialog.getByText('Belum ada alamat.')).toBeVisible();
  await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument();
  expect(server.lastOf('kalenderSaya.revokeAlamatKalenderSaya')).toEqual({});
  await showIn({});
});
