import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { expect, test } from 'vitest';
import { chosenOrganisasi } from '../base/session/chosen-organisasi.ts';
import { chosenTenant } from '../base/session/chosen-tenant.ts';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { givenRingkasan } from '../testing/given/given-kehadiran.ts';
import { givenDaftarPantauan, givenPantauan } from '../testing/given/given-pantauan.ts';
import { givenPage } from '../testing/given-page.ts';
import { givenServer, Refusal } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { givenMe } from '../testing/orang.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { showIn } from '../testing/show-in.ts';

const session = (tenant_id: number | null = 3) => ({
  ...givenSession({ peran: 'admin' }),
  me: () => givenMe({ is_admin: true, tenant_id }),
});
const monitoring = {
  listPantauan: () => givenDaftarPantauan([givenPantauan({ nama: 'MIN 3 Jakarta', keadaan: 'genting' })]),
};
const organisasi = (organisasi_id: number, nama: string, hadir: number) => ({
  organisasi_id,
  kode_organisasi: `K${organisasi_id}`,
  nama,
  is_langganan: true,
  k_sumber_data: SUMBER_DATA.umum,
  hari_ini: givenRingkasan({ hadir, anggota: 32, libur: 0 }),
  is_tanpa_jadwal: false,
});
const beranda = () => ({
  tanggal: '2026-11-20',
  jumlah_organisasi: 2,
  jumlah_anggota: 1064,
  hari_ini: givenRingkasan({ hadir: 900, anggota: 1000, libur: 0 }),
  hari_kerja_terakhir: null,
  menunggu: [],
  tren: [
    { ...givenRingkasan({ hadir: 30 }), tanggal: '2026-11-19' },
    { ...givenRingkasan(), tanggal: '2026-11-20' },
  ],
  organisasi: [organisasi(9, 'MAN 1 Jakarta', 24), organisasi(10, 'MTsN 2 Jakarta', 32)],
});
const open = () => renderScreen('dashboardTenant', {});

test('what only the admin may decide at a school stands above, and leads to where he does', async () => {
  const permintaan = { klaim: 3, presensi_manual: 0, cuti: 1, tukar_shift: 0 };
  const menunggu = [{ organisasi_id: 9, nama: 'MAN 1 Jakarta', user_id: 41, ditinjau: 2, gangguan: 1, ...permintaan }];
  givenServer({
    auth: { ...session(), getMe: () => givenMe({ is_admin: true, tenant_id: 3 }) },
    monitoring,
    dashboard: { getBerandaTenant: () => ({ ...beranda(), menunggu }) },
  });
  const screen = await open();
  const list = screen.getByRole('list', { name: 'Menunggu keputusan Anda' });
  await expect
    .element(list)
    .toHaveTextContent('MAN 1 Jakarta: 2 presensi ditahan, 3 ubah presensi, 1 cuti, 1 gangguan');
  await expect
    .element(list.getByRole('link', { name: '2 presensi ditahan' }))
    .toHaveAttribute('href', '/organisasi/9/persetujuan?bagian=ditinjau&user_id=41');
  await expect
    .element(list.getByRole('link', { name: '1 cuti' }))
    .toHaveAttribute('href', '/organisasi/9/persetujuan?bagian=cuti&user_id=41');
  await expectNoAxeFindings();
});

test("a tenant's admin sees today over all organisations, and each leads into its own Beranda", async () => {
  givenServer({ auth: session(), monitoring, dashboard: { getBerandaTenant: beranda } });
  const screen = await open();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Kanwil Kemenag DKI Jakarta' })).toBeVisible();
  await expect.element(screen.getByText('Jumat, 20 November 2026 · 2 instansi, 1.064 anggota')).toBeVisible();
  await expect.element(screen.getByText('900', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /^MIN 3 Jakarta Genting/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /^MAN 1 Jakarta 75 ?% 32 24/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /^MTsN 2 Jakarta 100 ?% 32 32/ })).toBeVisible();
  await expectNoAxeFindings();

  await expect
    .element(screen.getByRole('row', { name: /^MAN 1 Jakarta/ }).getByRole('link', { name: '24' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/organisasi\/9\/laporan\/kehadiran\.harian\?.*hadir/));

  await screen.getByRole('link', { name: 'MTsN 2 Jakarta', exact: true }).click();
  await expect.poll(() => screen.address()).toBe('/dashboard/10');
});

test('of many organisations the least present come first, and a figure leads to those that make most of it', async () => {
  const banyak = Array.from({ length: 20 }, (_, at) => ({
    ...organisasi(at + 1, `SDN ${at + 1}`, at + 1),
    hari_ini: givenRingkasan({ hadir: at + 1, terlambat: 20 - at, anggota: 32, libur: 0 }),
  }));
  givenServer({
    auth: session(),
    monitoring,
    dashboard: { getBerandaTenant: () => ({ ...beranda(), organisasi: banyak }) },
  });
  const screen = await open();
  const daftar = screen.getByRole('region', { name: 'Instansi hari ini' });
  const pertama = () => daftar.getByRole('row').elements()[1]?.textContent;
  await expect.poll(pertama).toContain('SDN 1');
  await expect.element(daftar.getByText('1–15 dari 20')).toBeVisible();
  await daftar.getByRole('button', { name: 'Halaman 2' }).click();
  await expect.poll(pertama).toContain('SDN 16');

  await screen.getByRole('button', { name: /^Hadir hari ini/ }).click();
  await expect.poll(pertama).toContain('SDN 20');
  expect(screen.address()).toContain('urut=-hadir');
  expect(document.activeElement).toBe(daftar.element());
  await screen
    .getByRole('button', { name: /^Terlambat/ })
    .first()
    .click();
  await expect.poll(pertama).toContain('SDN 1');
  await expectNoAxeFindings();
});

test('where one person is a member of several places, the people and the memberships are told apart', async () => {
  const hari_ini = givenRingkasan({ hadir: 7, anggota: 7, libur: 0 });
  givenServer({
    auth: session(),
    monitoring,
    dashboard: { getBerandaTenant: () => ({ ...beranda(), jumlah_anggota: 6, hari_ini }) },
  });
  const screen = await open();
  await expect.element(screen.getByText(/2 instansi, 6 orang dalam 7 keanggotaan/)).toBeVisible();
});

test('on a phone nothing of it is wider than the screen', async () => {
  givenServer({ auth: session(), monitoring, dashboard: { getBerandaTenant: beranda } });
  await showIn({ width: 360 });
  const screen = await open();
  await expect.element(screen.getByRole('link', { name: 'MAN 1 Jakarta' })).toBeInTheDocument();
  // Where it burns stands above the sums, on the first screen.
  const terburuk = screen.getByRole('link', { name: 'MIN 3 Jakarta' }).element().getBoundingClientRect();
  const jumlah = screen.getByRole('group', { name: 'Ringkasan hari ini' }).element().getBoundingClientRect();
  expect(terburuk.bottom).toBeLessThan(Math.min(jumlah.top, 560));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await showIn({});
});

test('a failure is told with a way to ask again', async () => {
  const server = givenServer({
    auth: session(),
    monitoring,
    dashboard: {
      getBerandaTenant: () => {
        throw new Refusal('system.busy');
      },
    },
  });
  const screen = await open();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  server.answers.dashboard = { getBerandaTenant: beranda };
  await screen.getByRole('button', { name: 'Coba lagi' }).click();
  await expect.element(screen.getByRole('row', { name: /^MAN 1 Jakarta/ })).toBeVisible();
});

test('on a day off the figures are those of the last working day, and say so', async () => {
  const libur = givenRingkasan({ hadir: 0, terlambat: 0, absen: 0, cuti: 0, anggota: 64, libur: 64 });
  givenServer({
    auth: session(),
    monitoring,
    dashboard: {
      getBerandaTenant: () => ({
        ...beranda(),
        tanggal: '2026-11-22',
        hari_ini: libur,
        hari_kerja_terakhir: { ...givenRingkasan({ hadir: 900, anggota: 1000, libur: 0 }), tanggal: '2026-11-20' },
        organisasi: [
          organisasi(9, 'MAN 1 Jakarta', 24),
          { ...organisasi(10, 'SDN Baru', 0), hari_ini: libur, is_tanpa_jadwal: true },
        ],
      }),
    },
  });
  const screen = await open();
  await expect
    .element(screen.getByText('Hari ini libur. Angkanya dari hari kerja terakhir, Jumat, 20 November 2026.'))
    .toBeVisible();
  await expect.element(screen.getByText('900', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Hadir hari ini')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('row', { name: /^MAN 1 Jakarta 75 ?% 32 24/ })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Instansi pada Jumat, 20 November 2026' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: '24', exact: true }))
    .toHaveAttribute('href', expect.stringContaining('tanggal=2026-11-20'));
  await expect.element(screen.getByRole('row', { name: /^SDN Baru Belum ada jam kerja 64 0/ })).toBeVisible();
  await expectNoAxeFindings();
});

test('who stands above the tenants chooses one', async () => {
  chosenTenant.clear();
  // Another file's tests may have left theirs on this device.
  chosenOrganisasi.clear();
  givenServer({
    auth: { ...session(null), getMe: () => givenMe({ tenant_id: null, is_admin: false, is_viewer: true }) },
    monitoring,
    dashboard: { getBerandaTenant: beranda },
    tenant: {
      listTenantHariIni: () => ({
        ...givenPage([]),
        tanggal: '2026-11-20',
        ringkasan: givenRingkasan(),
        hari_kerja_terakhir: null,
      }),
    },
  });
  const screen = await open();
  await expect.element(screen.getByText('Layar ini milik satu induk. Pilih yang hendak dilihat.')).toBeVisible();
  const judul = screen.getByRole('heading', { level: 1 }).element();
  const pilihan = screen.getByRole('combobox', { name: 'Induk' }).element();
  expect(judul.compareDocumentPosition(pilihan)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a monitor of one tenant is not asked which', async () => {
  chosenTenant.clear();
  chosenOrganisasi.clear();
  const tugas = { tenant_id: 7, nama_tenant: 'Yayasan', organisasi_id: null, nama_organisasi: null, tgl_mulai: '2026-11-01', tgl_selesai: '2026-12-31', is_berlaku: true, tutup: null };
  const server = givenServer({
    auth: { ...session(null), getMe: () => givenMe({ tenant_id: null, is_admin: false, is_pemantau: true }) },
    monitoring,
    dashboard: { getBerandaTenant: beranda },
    pemantau: { listTugasSendiri: () => ({ hak: [], tugas: [tugas, { ...tugas, tenant_id: 9, organisasi_id: 12 }] }) },
  });
  await open();
  await expect.poll(() => server.lastOf('dashboard.getBerandaTenant')).toMatchObject({ tenant_id: 7 });
  chosenTenant.clear();
}); // prettier-ignore

test('a link may name the tenant, which comes before the one chosen last', async () => {
  chosenTenant.choose(5);
  chosenOrganisasi.clear();
  const server = givenServer({
    auth: { ...session(null), getMe: () => givenMe({ tenant_id: null, is_admin: false, is_viewer: true }) },
    monitoring,
    dashboard: { getBerandaTenant: beranda },
    tenant: {
      listTenantHariIni: () => ({
        ...givenPage([]),
        tanggal: '2026-11-20',
        ringkasan: givenRingkasan(),
        hari_kerja_terakhir: null,
      }),
    },
  });
  const screen = await renderScreen('dashboardTenant', {}, { tenant_id: 7 });
  await expect.element(screen.getByRole('region', { name: 'Instansi hari ini' })).toBeVisible();
  expect(server.lastOf('dashboard.getBerandaTenant')).toMatchObject({ tenant_id: 7 });
  // His menu has no transfers of a tenant: they are reached from here.
  const mutasi = screen.getByRole('link', { name: 'Mutasi', exact: true }).first();
  await expect.element(mutasi).toHaveAttribute('href', '/mutasi?tenant_id=7');
  chosenTenant.clear();
});
