import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { Unduhan } from '@hadir/contract/kit/pekerjaan/unduhan.ts';
import type { BarisLog } from '@hadir/contract/log/baris-log.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { givenPage } from '../testing/given-page.ts';
import { givenServer, Refusal } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { givenMe } from '../testing/orang.ts';
import { givenRingkasan } from '../testing/given/given-kehadiran.ts';
import { renderApp } from '../testing/render-app.tsx';
import { renderScreen } from '../testing/render-screen.tsx';

beforeEach(() => localStorage.clear());

const GURU = {
  group_id: 2,
  nama: 'Guru',
  kepala_user_id: null,
  kepala: null,
  status: STATUS_RECORD.aktif,
  jumlah_anggota: 1,
} as const;
const TENANT = {
  tenant_id: 1,
  no_reg: '202600001',
  kode_tenant: 'T01',
  nama: 'Kanwil Sukamaju',
  email: null,
  kuota: null,
  status: STATUS_RECORD.aktif,
  jumlah_organisasi: 1,
  jumlah_anggota: 1,
  hari_ini: givenRingkasan({}),
};

const baris = (log_id: number, more: Partial<BarisLog> = {}): BarisLog => ({
  baris: `1795379083683403-${log_id}`,
  log_id,
  waktu: '2026-11-20T01:02:03Z',
  user_id: 7,
  nama: 'Ibu Sari',
  kegiatan: 'Mengubah lokasi presensi',
  hasil: 200,
  tenant_id: 1,
  nama_tenant: 'Kanwil Sukamaju',
  organisasi_id: 9,
  nama_organisasi: 'MI Sukamaju',
  objek: 'lokasi_presensi',
  objek_id: '3',
  nama_objek: null,
  tentang_id: null,
  nama_tentang: null,
  ip: '10.0.0.7',
  user_agent: null,
  permintaan_id: 'p-1',
  penolakan: null,
  perubahan: [{ isian: 'Radius (meter)', dulu: '100', kini: '150' }],
  ...more,
});
const LAMA = baris(1, { kegiatan: 'Masuk', objek: null, objek_id: null, perubahan: [] });
const UNDUHAN: Unduhan = {
  unduhan_id: '8e1b2f60-0000-4000-8000-000000000001',
  nama: 'Log 01-11-2026',
  status: 'menunggu',
  selesai: 0,
  total: null,
  pesan: null,
  ukuran: null,
  berkas_dihapus_pada: null,
  dibuat_pada: '2026-11-20T01:02:03Z',
};

function givenLog() {
  const asked: Unduhan[] = [];
  return givenServer({
    log: { listKegiatanLog: () => ['Masuk', 'Mengubah lokasi presensi'] },
    logOrganisasi: {
      listLogOrganisasi: ({ sesudah, kegiatan, pelaku_id }) => {
        const rows = sesudah ? [LAMA] : [baris(2), baris(3, { hasil: 403, penolakan: 'Anda tidak berhak' })];
        const data = rows.filter(
          (one) => (!kegiatan || one.kegiatan === kegiatan) && (!pelaku_id || one.user_id === pelaku_id),
        );
        return { from: '2026-11-01', to: null, data, berikut: sesudah ? null : '1795379083683403-2' };
      },
      listUnduhanLogOrganisasi: () => asked,
      generateLogOrganisasi: () => {
        asked.push({ ...UNDUHAN, status: 'selesai', ukuran: 2048 });
        return UNDUHAN;
      },
      exportLogOrganisasi: () => new Blob(['PK']),
    },
  });
}
const open = () => renderScreen('log-organisasi', { organisasi_id: 9 });

test('a line opens as it was and became, and leads to those of the same person; axe finds nothing', async () => {
  const server = givenLog();
  const screen = await open();
  await expect.element(screen.getByText('Sejak 01-11-2026')).toBeVisible();
  await expectNoAxeFindings();
  await screen
    .getByRole('button', { name: /Mengubah lokasi presensi/ })
    .first()
    .click();
  const panel = screen.getByRole('dialog');
  await expect.element(panel.getByText('Radius (meter)')).toBeVisible();
  await expect.element(panel.getByText('150')).toBeVisible();
  await expectNoAxeFindings();
  await panel.getByRole('button', { name: 'Pelaku ini' }).click();
  await expect.poll(() => server.lastOf('logOrganisasi.listLogOrganisasi')).toMatchObject({ pelaku_id: 7 });
  const chip = screen.getByRole('button', { name: 'Hapus filter Pelaku: Ibu Sari' });
  await chip.click();
  await expect.element(chip).not.toBeInTheDocument();
});

test('older lines follow, and one comes back to the newest', async () => {
  givenLog();
  const screen = await open();
  await screen.getByRole('button', { name: 'Lebih lama' }).click();
  await expect.element(screen.getByText('Masuk', { exact: true }).last()).toBeVisible();
  await screen.getByRole('button', { name: 'Kembali ke terbaru' }).click();
  await expect.element(screen.getByRole('button', { name: 'Lebih lama' })).toBeVisible();
});

test('what is filtered is made into a file and fetched; nothing found is said', async () => {
  const server = givenLog();
  const screen = await open();
  await screen.getByRole('button', { name: 'Filter', exact: true }).click();
  await screen.getByRole('combobox', { name: 'Hasil' }).selectOptions('Ditolak');
  await screen.getByRole('button', { name: 'Terapkan' }).click();
  await expect.element(screen.getByRole('button', { name: 'Hapus filter Hasil: Ditolak' })).toBeVisible();
  await screen.getByRole('button', { name: 'Siapkan XLSX' }).click();
  await expect
    .poll(() => server.lastOf('logOrganisasi.generateLogOrganisasi'))
    .toMatchObject({ organisasi_id: 9, hasil: 'ditolak' });
  await screen.getByRole('button', { name: 'Unduh Log 01-11-2026' }).click();
  await expect
    .poll(() => server.lastOf('logOrganisasi.exportLogOrganisasi'))
    .toMatchObject({ unduhan_id: UNDUHAN.unduhan_id });
  await screen.getByRole('button', { name: 'Filter (1)' }).click();
  await screen.getByRole('combobox', { name: 'Kegiatan' }).fill('mas');
  await screen.getByRole('option', { name: 'Masuk' }).click();
  await screen.getByRole('button', { name: 'Terapkan' }).click();
  await expect.element(screen.getByText('Tidak ada kegiatan dengan saringan ini pada tanggal itu.')).toBeVisible();
});

test('what cannot be loaded is said, and asked again', async () => {
  givenServer({
    log: { listKegiatanLog: () => [] },
    logOrganisasi: {
      listLogOrganisasi: () => {
        throw new Refusal('akses.denied');
      },
      listUnduhanLogOrganisasi: () => [],
    },
  });
  const screen = await open();
  await expect.element(screen.getByRole('alert').first()).toBeVisible();
});

test('who and what lines are about is chosen by name, and a kind of thing alone is not enough', async () => {
  const server = givenLog();
  server.answers.anggota = {
    listAnggotaAktif: () => [{ user_id: 21, nama: 'Rina Gunawan', gender: 'P', file_foto: null }],
  };
  server.answers.grup = { listGrup: () => [GURU] };
  const screen = await open();
  await screen.getByRole('button', { name: 'Filter', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'Filter log' });
  await dialog.getByRole('combobox', { name: 'Pelaku' }).fill('rina');
  await screen.getByRole('option', { name: 'Rina Gunawan' }).click();
  await dialog.getByRole('combobox', { name: 'Jenis objek' }).selectOptions('Grup');
  await expectNoAxeFindings();
  await dialog.getByRole('button', { name: 'Terapkan' }).click();
  await expect.element(dialog.getByText('Tentukan yang mana, atau kosongkan jenisnya')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Grup', exact: true }).selectOptions('Guru');
  await dialog.getByRole('button', { name: 'Terapkan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .poll(() => server.lastOf('logOrganisasi.listLogOrganisasi'))
    .toMatchObject({ pelaku_id: 21, objek: 'group', objek_id: '2' });
  await expect.element(screen.getByRole('button', { name: 'Hapus filter Pelaku: Rina Gunawan' })).toBeVisible();
  await screen.getByRole('button', { name: /^Hapus filter Objek/ }).click();
  await expect.poll(() => server.lastOf('logOrganisasi.listLogOrganisasi')).not.toHaveProperty('objek');
});

test('above the tenants the log is a part of Kelola Akses, and people and places are sought in the tenant that is chosen', async () => {
  const server = givenServer({
    auth: { ...givenSession(), getMe: () => givenMe({ is_super_admin: true, tenant_id: null }) },
    log: {
      listKegiatanLog: () => [],
      listLog: () => ({ from: '2026-11-01', to: null, data: [baris(2)], berikut: null }),
      listUnduhanLog: () => [],
    },
    tenant: {
      listTenantHariIni: () => ({
        ...givenPage([TENANT]),
        tanggal: '2026-11-22',
        ringkasan: givenRingkasan({}),
        hari_kerja_terakhir: null,
      }),
    },
    organisasi: { listOrganisasi: () => givenPage([]) },
    anggota: { listAnggotaTenant: () => givenPage([]) },
  });
  const screen = await renderApp('/log');
  await expect.element(screen.getByRole('link', { name: 'Riwayat Log' })).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByText(/pilih induknya di Filter/)).toBeVisible();
  await screen.getByRole('button', { name: 'Filter', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'Filter log' });
  await expect.element(dialog.getByRole('combobox', { name: 'Pelaku' })).not.toBeInTheDocument();
  await dialog.getByRole('combobox', { name: 'Induk' }).selectOptions('Kanwil Sukamaju');
  await expect.element(dialog.getByRole('combobox', { name: 'Pelaku' })).toBeVisible();
  await expect.element(dialog.getByRole('combobox', { name: 'Instansi' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Terapkan' }).click();
  await expect.poll(() => server.lastOf('log.listLog')).toMatchObject({ tenant_id: 1 });
  await expect.element(screen.getByRole('button', { name: 'Siapkan XLSX' })).toBeEnabled();
});
