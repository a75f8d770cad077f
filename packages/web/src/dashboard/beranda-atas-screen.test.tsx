import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { expect, test } from 'vitest';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { givenRingkasan } from '../testing/given/given-kehadiran.ts';
import { givenDaftarPantauan } from '../testing/given/given-pantauan.ts';
import { givenPage } from '../testing/given-page.ts';
import { givenServer } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { givenMe } from '../testing/orang.ts';
import { renderScreen } from '../testing/render-screen.tsx';

const givenTenants = () =>
  givenServer({
    auth: { ...givenSession(), getMe: () => givenMe({ tenant_id: null, is_super_admin: true }) },
    monitoring: { listPantauan: () => givenDaftarPantauan() },
    tenant: {
      listTenantHariIni: ({ q }) => ({
        ...givenPage(
          [
            {
              tenant_id: 1,
              no_reg: '202600003',
              email: null,
              kuota: null,
              kode_tenant: 'KMG',
              nama: 'Kementerian Agama',
            },
            {
              tenant_id: 2,
              no_reg: '202600003',
              email: null,
              kuota: null,
              kode_tenant: 'DIK',
              nama: 'Dinas Pendidikan',
            },
          ]
            .filter(({ nama }) => nama.includes(q ?? ''))
            .map((row) => ({
              ...row,
              status: STATUS_RECORD.aktif,
              jumlah_organisasi: 3,
              jumlah_anggota: 120,
              hari_ini: givenRingkasan({ hadir: 30 }),
            })),
        ),
        tanggal: '2026-11-20',
        ringkasan: givenRingkasan({ hadir: 1234 }),
        hari_kerja_terakhir: null,
      }),
    },
  });

test('today over all tenants, each of them by name, and axe finds nothing', async () => {
  const server = givenTenants();
  const screen = await renderScreen('dashboard', {});
  await expect.element(screen.getByText('1.234')).toBeVisible();
  await expect.element(screen.getByText('Kementerian Agama')).toBeVisible();
  await expect.element(screen.getByText('Jumat, 20 November 2026 · 2 induk')).toBeVisible();
  await expectNoAxeFindings();
  await expect
    .element(screen.getByRole('link', { name: 'Dinas Pendidikan' }))
    .toHaveAttribute('href', '/dashboard-tenant?tenant_id=2');

  await screen
    .getByRole('button', { name: /^Absen/ })
    .first()
    .click();
  await expect.poll(() => server.lastOf('tenant.listTenantHariIni')).toMatchObject({ sort: '-absen' });
  await expect.element(screen.getByRole('region', { name: 'Induk hari ini' })).toHaveFocus();
});

test('a tenant is found by its name', async () => {
  givenTenants();
  const screen = await renderScreen('dashboard.viewer', {});
  await screen.getByRole('searchbox', { name: 'Cari nama atau kode induk' }).fill('Dinas');
  await expect.element(screen.getByText('Dinas Pendidikan')).toBeVisible();
  await expect.element(screen.getByText('Kementerian Agama')).not.toBeInTheDocument();
});
