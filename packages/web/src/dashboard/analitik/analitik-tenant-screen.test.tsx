import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { AKHIR_SEBELUM_AWAL } from '@hadir/contract/kit/kalimat-rentang.ts';
import { expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { givenMe } from '../../testing/orang.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { showIn } from '../../testing/show-in.ts';

const RENTANG = { from: '2026-10-22', to: '2026-11-20' };
const hari = (fields: object = {}) => ({
  wajib: 40,
  hadir: 36,
  tepat_waktu: 30,
  terlambat: 6,
  absen: 4,
  cuti: 0,
  ...fields,
});
const SUMBER = { ponsel: 30, kiosk: 0, mesin: 6, manual: 0, impor: 0 };

const ASAL = { ...SUMBER, mesin: 10, di_dalam: 38, di_luar: 0, tidak_terdeteksi: 0 };

const givenAnalitik = () =>
  givenServer({
    auth: { ...givenSession(), getMe: () => givenMe({ is_admin: true, tenant_id: 3 }) },
    grup: { listGrup: () => givenPage([]) },
    organisasi: { listOrganisasi: () => givenPage([]) },
    analitikTenant: {
      listBandingOrganisasi: () => ({
        ...givenPage([
          { id: 9, nama: 'MAN 1 Jakarta', kini: hari({ hadir: 20, absen: 20 }), sebelum: hari(), asal: ASAL },
          {
            id: 10,
            nama: 'MTsN 2 Jakarta',
            kini: hari({ wajib: 1200, hadir: 1200 }),
            sebelum: hari({ wajib: 0 }),
            asal: { ...ASAL, mesin: 0 },
          },
        ]),
        masa: { ...RENTANG, sebelum_from: '2026-09-22', sebelum_to: '2026-10-21' },
        kini: hari(),
        sebelum: hari({ absen: 8 }),
      }),
      countTrenTenant: () => ({ ...RENTANG, hari: [{ ...hari(), tanggal: '2026-11-20', ...SUMBER }] }),
      countGenderTenant: () => ({
        ...RENTANG,
        perempuan: hari({ terlambat: 0 }),
        laki_laki: hari(),
        belum_diisi: hari({ wajib: 0 }),
      }),
      countAsalTenant: () => ({
        ...RENTANG,
        sumber: [
          { sumber: 'ponsel', jumlah: 30 },
          { sumber: 'mesin', jumlah: 10 },
        ],
        radius: [{ radius: STATUS_RADIUS.dalam, jumlah: 38 }],
      }),
      countKedatanganTenant: () => ({ ...RENTANG, sel: [{ hari: 1, perempat: 27, jumlah: 15 }] }),
    },
  });
const hrefOf = (screen: Awaited<ReturnType<typeof renderScreen>>, name: string | RegExp) =>
  screen.getByRole('link', { name, exact: true }).element().getAttribute('href');

test('a tenant’s organisations stand side by side, and each leads into its own Analitik of the same span', async () => {
  const server = givenAnalitik();
  const screen = await renderScreen('tenant.analitik', {}, { from: '2026-10-22', to: '2026-11-20' });
  await expect.element(screen.getByRole('row', { name: /^MAN 1 Jakarta 40 50/ })).toBeVisible();
  expect(server.lastOf('analitikTenant.listBandingOrganisasi')).toMatchObject({ tenant_id: 3, sort: 'hadir', page: 1 });
  // The cards come in whatever order their answers do.
  await expect.element(screen.getByText('06:45–07:00')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Di dalam lokasi' })).toBeVisible();
  expect(hrefOf(screen, 'MAN 1 Jakarta')).toBe('/analitik/9?from=2026-10-22&to=2026-11-20');
  expect(hrefOf(screen, /^Absen/)).toMatch(/^\/tenant\/analitik\?.*sort=-absen/);
  // What comes from machines is looked for where it is most; a list of all of them there is not.
  expect(hrefOf(screen, 'Mesin')).toMatch(/^\/tenant\/analitik\?.*sort=-mesin$/);
  expect(hrefOf(screen, 'Di dalam lokasi')).toMatch(/sort=-di_dalam$/);
  await screen.getByText('Lihat sebagai tabel').click();
  expect(hrefOf(screen, 'Jumat, 20 November 2026')).toBe('/tenant/analitik?from=2026-11-20&to=2026-11-20');
  await expectNoAxeFindings();
});

test('by a source the organisations show how many days came from there, and each number leads to its list', async () => {
  const server = givenAnalitik();
  const screen = await renderScreen('tenant.analitik', {}, { sort: '-mesin' });
  await expect.element(screen.getByRole('columnheader', { name: 'Mesin' })).toBeVisible();
  expect(server.lastOf('analitikTenant.listBandingOrganisasi')).toMatchObject({ sort: '-mesin' });
  expect(hrefOf(screen, '10')).toBe(
    '/organisasi/9/riwayat-hadir?from=2026-10-22&to=2026-11-20&is_libur=1&sumber=mesin',
  );
});

test('of one organisation each mark leads to the list that it counts', async () => {
  const server = givenAnalitik();
  const screen = await renderScreen('tenant.analitik', {}, { organisasi_id: 9, group_id: 7 });
  await expect.element(screen.getByText('06:45–07:00')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Mesin', exact: true })).toBeVisible();
  expect(hrefOf(screen, 'Mesin')).toBe(
    '/organisasi/9/riwayat-hadir?from=2026-10-22&to=2026-11-20&group_id=7&is_libur=1&sumber=mesin',
  );
  for (const name of ['countGenderTenant', 'countAsalTenant', 'countTrenTenant', 'countKedatanganTenant'])
    expect(server.lastOf(`analitikTenant.${name}`)).toMatchObject({ organisasi_id: 9, group_id: [7] });
});

test('an organisation that the tenant does not have is said, with the way back to all', async () => {
  const server = givenAnalitik();
  const answer = server.answers.analitikTenant;
  server.answers.analitikTenant = {
    ...answer,
    listBandingOrganisasi: (input) => {
      if (input.organisasi_id === 77) throw new Refusal('input.not_found');
      return answer?.listBandingOrganisasi?.(input) as never;
    },
  };
  const screen = await renderScreen('tenant.analitik', {}, { organisasi_id: 77 });
  await expect.element(screen.getByText('Instansi itu tidak ada di induk ini.')).toBeVisible();
  expect(screen.getByText('#77').query()).toBeNull();
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Semua instansi' }).click();
  await expect.element(screen.getByRole('row', { name: /^MAN 1 Jakarta 40 50/ })).toBeVisible();
});

test('dates that are reversed are refused at their field, are kept, and nothing is asked or waited for', async () => {
  const server = givenAnalitik();
  const screen = await renderScreen('tenant.analitik', {}, { from: '2026-11-20', to: '2026-10-22' });
  await expect.element(screen.getByText(AKHIR_SEBELUM_AWAL)).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Dari' })).toHaveValue('20-11-2026');
  await expect.element(screen.getByRole('textbox', { name: 'Sampai' })).toHaveValue('22-10-2026');
  expect(server.lastOf('analitikTenant.listBandingOrganisasi')).toBeUndefined();
  expect(screen.getByRole('img', { name: 'Memuat' }).elements()).toEqual([]);
  expect(screen.getByRole('alert').elements()).toEqual([]);
  await expectNoAxeFindings();
});

test('on a phone nothing of it is wider than the screen', async () => {
  givenAnalitik();
  await showIn({ width: 360 });
  const screen = await renderScreen('tenant.analitik', {});
  await expect.element(screen.getByText('06:45–07:00')).toBeVisible();
  await expect.element(screen.getByText('MAN 1 Jakarta')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectNoAxeFindings();
  await showIn({});
});
