import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import type { BarisSinkron, Sinkronisasi } from '@hadir/contract/anggota/sinkron/sinkron-anggota.contract.ts';
import { expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const run: Sinkronisasi = {
  token: crypto.randomUUID(),
  organisasi_id: 9,
  keadaan: 'siap',
  asal: 'tangan',
  selesai: 4,
  total: 4,
  pesan: null,
  jumlah: { baru: 2, undang: 0, ubah: 1, aktif: 0, sama: 0, hilang: 1, galat: 0 },
  diterapkan: 0,
  satuan: [],
  sisa_kuota: 1,
  oleh: 'Bu Rina',
  dibuat_pada: '2026-11-20T02:00:00Z',
  is_dapat_diterapkan: true,
};
const baris = (isi: Partial<BarisSinkron>): BarisSinkron => ({
  nomor: 1,
  nama: 'Ani',
  jenis: 'ubah',
  user_id: 41,
  perubahan: [{ field: 'jabatan', dari: 'Guru', menjadi: 'Kepala' }],
  tetap: ['nama'],
  pesan: null,
  is_diterapkan: false,
  ...isi,
});

function given(first: Sinkronisasi | null) {
  let now = first;
  const server = givenServer({
    auth: givenSession({ k_sumber_data: SUMBER_DATA.terhubung, is_langganan: false }),
    sinkronAnggota: {
      getSinkronTerakhir: () => ({ is_diatur: true, sinkronisasi: now }),
      syncAnggota: ({ token }) =>
        (now = { ...run, keadaan: token ? 'menerapkan' : 'membaca', jumlah: token ? run.jumlah : null }),
      listBarisSinkron: ({ jenis }) =>
        givenPage([
          jenis === 'hilang'
            ? baris({
                nama: 'Udin',
                jenis,
                user_id: 43,
                perubahan: [],
                tetap: [],
                pesan: 'Tidak ada lagi di Simpatika',
              })
            : baris({}),
        ]),
    },
  });
  return { server, become: (next: Sinkronisasi) => (now = next) };
}
const open = () => renderScreen('user', { organisasi_id: 9 }, { bagian: 'sinkronisasi' });

test('an operator reads the staff system, sees what would change, and does it; the free licence of a linked one may', async () => {
  const { server, become } = given(null);
  const screen = await open();
  await screen.getByRole('button', { name: 'Baca dari Simpatika' }).click();
  await expect.element(screen.getByRole('progressbar', { name: 'Membaca anggota' })).toBeVisible();
  become(run);
  await expect.element(screen.getByRole('heading', { name: 'Pratinjau sinkronisasi' })).toBeVisible();
  await expect.element(screen.getByText('Kuota hanya cukup untuk 1 anggota lagi', { exact: false })).toBeVisible();
  await screen.getByRole('combobox', { name: 'Keadaan' }).selectOptions('Berubah (1)');
  await expect.element(screen.getByText('Tetap menurut Hadir: Nama')).toBeVisible();
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Terapkan' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Terapkan' }).click();
  await expect.element(screen.getByRole('progressbar', { name: 'Menerapkan perubahan' })).toBeVisible();
  expect(server.lastOf('sinkronAnggota.syncAnggota')).toMatchObject({ token: run.token, nonaktifkan: [] });
});

test('while others come first it is told where one stands and how long it takes', async () => {
  const { become } = given({ ...run, keadaan: 'membaca', jumlah: null, antrean: { urutan: 3, sisa_detik: 150 } });
  const screen = await open();
  await expect.element(screen.getByText('Antrean ke-3 · selesai 3 menit lagi')).toBeVisible();
  expect(screen.getByRole('progressbar').elements()).toEqual([]);
  await expectNoAxeFindings();
  become({ ...run, keadaan: 'membaca', jumlah: null });
  await expect.element(screen.getByRole('progressbar', { name: 'Membaca anggota' })).toBeVisible();
  await expect.element(screen.getByText('Antrean ke-3', { exact: false })).not.toBeInTheDocument();
});

test('of the vanished only those who are chosen are made inactive, after a question', async () => {
  const { server } = given({ ...run, keadaan: 'selesai' });
  const screen = await open();
  await screen.getByRole('checkbox', { name: 'Pilih Udin' }).click();
  await screen.getByRole('button', { name: 'Nonaktifkan' }).click();
  await expect.element(screen.getByRole('dialog').getByText(/^Udin\. Keanggotaan mereka berakhir/)).toBeVisible();
  await screen.getByRole('dialog').getByRole('button', { name: 'Nonaktifkan' }).click();
  await expect
    .poll(() => server.lastOf('sinkronAnggota.syncAnggota'))
    .toMatchObject({ token: run.token, nonaktifkan: [43] });
});

test('why it stopped is told, and it goes on from there', async () => {
  const pesan = 'Sistem data kepegawaian tidak menjawab';
  given({ ...run, keadaan: 'gagal', jumlah: null, pesan, is_dapat_diterapkan: false });
  const screen = await open();
  await expect.element(screen.getByText(pesan)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Baca lagi' })).toBeEnabled();
});
