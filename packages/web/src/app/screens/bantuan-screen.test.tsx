import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { expect, test } from 'vitest';
import { chosenOrganisasi } from '../../base/session/chosen-organisasi.ts';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { givenMe } from '../../testing/orang.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { showIn } from '../../testing/show-in.ts';

const open = () => renderScreen('bantuan', { organisasi_id: 9 });

test.each([360, 1440])(
  'help is found by the words that people use, and leads to where it is done (%i wide)',
  async (width) => {
    await showIn({ width });
    givenServer({ auth: givenSession({ peran: 'user', role: KODE_PERAN.user, is_enable_fitur_cuti: true }) });
    const screen = await open();
    await expect.element(screen.getByRole('heading', { name: 'Presensi di kios' })).toBeVisible();
    await expectNoAxeFindings({ rules: 'experimental' });
    await expect
      .element(screen.getByRole('link', { name: 'Unduh PDF' }))
      .toHaveAttribute('href', '/panduan/umum/lembar-anggota.pdf');
    await screen.getByRole('searchbox', { name: 'Cari bantuan' }).fill('lupa absen');
    await expect.element(screen.getByRole('heading', { name: 'Presensi di kios' })).not.toBeInTheDocument();
    const topik = screen.getByRole('article');
    await expect.element(topik.getByRole('heading', { name: 'Lupa presensi, atau harinya keliru' })).toBeVisible();
    await expect.element(topik.getByRole('link', { name: 'Buka Beranda' })).toHaveAttribute('href', '/dashboard/9');
    await screen.getByRole('searchbox', { name: 'Cari bantuan' }).fill('xyz');
    await screen.getByRole('button', { name: 'Tampilkan semua' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Presensi di kios' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Menutup bulan' }).query()).toBeNull();
  },
);

test('an operator reads his own book, and the sheet that he hands to his members', async () => {
  givenServer({ auth: givenSession({ k_sumber_data: SUMBER_DATA.terhubung }) });
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: 'Menutup bulan' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Unduh PDF' }))
    .toHaveAttribute('href', '/panduan/simpatika/buku-operator.pdf');
  await expect
    .element(screen.getByRole('link', { name: 'Buka Tutup Bulan' }))
    .toHaveAttribute('href', '/organisasi/9/riwayat-hadir?bagian=verval');
  const gambar = screen.getByRole('img', { name: /^Tutup Bulan:/ });
  await gambar.element().scrollIntoView();
  await expect.poll(() => (gambar.element() as HTMLImageElement).naturalWidth).toBe(1440);
  await screen.getByRole('combobox', { name: 'Bagi siapa' }).selectOptions('Anggota');
  expect(screen.address()).toBe('/bantuan/9?bagi=anggota');
  await expect.element(screen.getByRole('heading', { name: 'Menutup bulan' })).not.toBeInTheDocument();
});

test.each([
  [
    { is_super_admin: true, tenant_id: null },
    'buku-super-admin.pdf',
    'Harga langganan',
    ['Buka Harga Langganan', '/langganan/harga'],
    'Menambah instansi dan mengundang operatornya',
  ],
  [
    { is_admin: true },
    'buku-admin-induk.pdf',
    'Menambah instansi dan mengundang operatornya',
    ['Buka Daftar Instansi', '/organisasi'],
    'Harga langganan',
  ],
  [
    { is_viewer: true, tenant_id: null },
    'buku-pemantau.pdf',
    'Apa yang boleh dan tidak boleh',
    ['Buka Pilih Organisasi', '/pilihOrganisasi'],
    'Menambah instansi dan mengundang operatornya',
  ],
] as const)(
  'who stands above the organisations reads of his own menu, and of no other (%o)',
  async (siapa, berkas, judul, [label, href], bukan) => {
    chosenOrganisasi.clear();
    givenServer({ auth: { ...givenSession(), getMe: () => givenMe(siapa) } });
    const screen = await renderScreen('bantuan', { organisasi_id: '0' });
    await expect.element(screen.getByRole('heading', { name: judul })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Unduh PDF' }))
      .toHaveAttribute('href', `/panduan/umum/${berkas}`);
    await expect.element(screen.getByRole('link', { name: label }).first()).toHaveAttribute('href', href);
    expect(screen.getByRole('heading', { name: bukan }).query()).toBeNull();
    expect(screen.getByText('Hubungi operator instansi Anda', { exact: false }).query()).toBeNull();
  },
);
