import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { Perangkat } from '@hadir/contract/perangkat/daftar/perangkat.contract.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { sebutHasilPeriksa } from './sebut-hasil-periksa.ts';

const NOW = Date.parse('2026-11-20T00:10:00Z');
const lobi: Perangkat = {
  perangkat_id: 4,
  jenis: 'mesin',
  nama: 'Lobi',
  nomor_seri: 'CJDE190560123',
  lokasi_presensi_id: 3,
  nama_lokasi: 'Sekolah',
  timezone: 'Asia/Makassar',
  zona_mesin: 'jam',
  alamat_sumber: [],
  status: STATUS_RECORD.aktif,
  keterangan: null,
  hit: 0,
  ditolak: 0,
  kartu_asing: 0,
  pin_salah: 0,
  is_diam: false,
  terakhir_terlihat: null,
  alamat_terakhir: null,
  selisih_detik: null,
  firmware: null,
  jumlah_pin_menunggu: 0,
  jumlah_tertahan: 0,
  kios_pin: 'tanpa',
  is_kios_foto: false,
  dipasang_pada: null,
};
const BICARA = { terakhir_terlihat: '2026-11-20T00:09:30Z', alamat_terakhir: '36.80.12.5' };

test.each<[string, Partial<Perangkat>, string, string | undefined]>([
  ['never heard of', {}, 'Belum terdengar', 'sunyi'],
  ['speaks, and nobody has tapped', BICARA, 'Tersambung', 'tanpa_baris'],
  ['speaks and sends', { ...BICARA, hit: 3 }, 'Berhasil', undefined],
  ['speaks from an address that is not allowed', { alamat_sumber: ['10.0.0.0/8'], ditolak: 4 }, 'Ditolak', 'ditolak'],
  ['was heard of an hour ago', { terakhir_terlihat: '2026-11-19T23:10:00Z' }, 'Terputus', 'sunyi'],
  ['is an hour ahead', { ...BICARA, hit: 3, selisih_detik: -3602 }, 'Tersambung, jamnya salah', 'jam'],
  ['is announced and speaks', { ...BICARA, status: STATUS_RECORD.menunggu }, 'Menunggu diaktifkan', undefined],
  ['is switched off', { ...BICARA, status: STATUS_RECORD.tidak_aktif, ditolak: 2 }, 'Tidak aktif', undefined],
])('a machine that %s is said to be so', (_, isi, keadaan, gejala) => {
  expect(sebutHasilPeriksa({ ...lobi, ...isi }, NOW)).toMatchObject({ keadaan, ...(gejala && { gejala }) });
});

function givenMesin(isi: { mesin: Perangkat | null }) {
  return givenServer({
    auth: givenSession(),
    perangkat: {
      getAlamatMesin: () => ({
        alamat: 'hadir.sch.id',
        is_domain: true,
        porta: 8090,
        is_https: false,
        is_lokal: false,
      }),
      listPerangkat: () => ({ ...givenPage(isi.mesin ? [isi.mesin] : []), diam: 0, bergeser: 0 }),
    },
  });
}

test('the installer is told what to enter, and hears when the machine has arrived', async () => {
  const isi: { mesin: Perangkat | null } = { mesin: null };
  givenMesin(isi);
  await page.viewport(360, 740);
  const screen = await renderScreen('device.pasang', { organisasi_id: 9 }, { nomor_seri: 'CJDE190560123' });
  await expect.element(screen.getByRole('textbox', { name: 'Alamat server' })).toHaveValue('hadir.sch.id');
  await expect.element(screen.getByRole('textbox', { name: 'Porta server' })).toHaveValue('8090');
  await expect
    .element(screen.getByRole('img', { name: /^Layar mesin: Setelan Server Cloud .*Alamat server hadir\.sch\.id/ }))
    .toBeVisible();
  const kabar = screen.getByRole('status').filter({ hasText: /Belum terdaftar|Belum terdengar|Berhasil/ });
  const terbaca = () => kabar.element().textContent;
  await expect.poll(terbaca, { timeout: 8000 }).toMatch(/^Belum terdaftar/);
  await expect.element(screen.getByRole('button', { name: 'Daftarkan mesin ini' })).toBeVisible();
  isi.mesin = lobi;
  await expect.poll(terbaca, { timeout: 8000 }).toMatch(/Belum terdengar.*DNS/);
  isi.mesin = { ...lobi, hit: 3, terakhir_terlihat: new Date().toISOString(), alamat_terakhir: '36.80.12.5' };
  await expect.poll(terbaca, { timeout: 8000 }).toMatch(/Berhasil.*36\.80\.12\.5, dan 3 baris/);
  await expectNoAxeFindings();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('a tablet and a log file have their own ways, on the same page', async () => {
  givenMesin({ mesin: null });
  const screen = await renderScreen('device.pasang', { organisasi_id: 9 }, { jenis: 'kios' });
  await expect.element(screen.getByRole('textbox', { name: 'Alamat kios' })).toHaveValue(`${location.origin}/kios`);
  await expectNoAxeFindings();
  await screen.getByRole('link', { name: 'Berkas log lewat USB' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Unduh ke flashdisk' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Kehadiran Harian' }))
    .toHaveAttribute('href', '/organisasi/9/laporan/kehadiran.harian');
  await expectNoAxeFindings();
});
