import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { expect, test } from 'vitest';
import { countActions } from '../../testing/count-actions.ts';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { dampakLalu } from '../../testing/given/given-dampak.ts';
import { givenBaris, givenTerakhir } from '../../testing/given/given-kehadiran.ts';
import { givenKlaim } from '../../testing/given/given-klaim.ts';
import { givenRekap, givenRentang, givenRingkasanRekap } from '../../testing/given/given-rekap.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { showIn } from '../../testing/show-in.ts';

const SITI = { ...givenBaris().anggota, user_id: 7, nama: 'Siti Nurhaliza' };
const kamis = givenBaris({
  tanggal: '2026-11-19',
  anggota: SITI,
  jam_pulang: null,
  sumber_pulang: null,
  tidak_lengkap: 'pulang',
  potongan: 1.5,
});

function givenKamis() {
  const diajukan = givenKlaim({ status: 'diajukan' });
  return givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    presensi: {
      findPresensiTerakhir: () =>
        givenTerakhir({ pekan: [{ tanggal: kamis.tanggal, is_mendatang: false, hari: kamis }] }),
    },
    dashboard: {
      getBerandaOrganisasi: () => ({ tanggal: '2026-11-20', timezone: 'Asia/Jakarta', organisasi: null, saya: null }),
    },
    kalenderSaya: { listKalenderSaya: () => [] },
    hitungUlang: { listHitungUlang: () => [] },
    presensiManual: { listPresensiManualSendiri: () => givenPage([]) },
    rekap: {
      listRekapRiwayat: () => ({
        ...givenPage([givenRekap({ potongan: 1.5 })]),
        rentang: givenRentang(),
        ringkasan: givenRingkasanRekap(),
      }),
    },
    kehadiran: { listRiwayatAnggota: () => givenPage([kamis]) },
    klaimPresensi: {
      listKlaimSendiri: () => givenPage([]),
      submitKlaim: () => ({ ...diajukan, klaim_sendiri_id: null, dampak: dampakLalu() }),
    },
  });
}

const TEMPAT = [
  { tempat: 'Beranda', layar: 'home', hari: ['link', /^Kamis, 19 November/] },
  { tempat: 'his recap', layar: 'rekapRiwayat', hari: ['button', /^Kamis, 19 November/] },
  { tempat: 'Riwayat', layar: 'riwayatKehadiranUser', hari: ['button', /19-11-2026/] },
] as const;

test.each(TEMPAT.flatMap((one) => [360, 1440].map((width) => ({ ...one, width }))))(
  'a member asks in three actions for a day to be mended that he sees on $tempat, $width wide',
  async ({ layar, hari: [role, name], width }) => {
    await showIn({ width });
    const server = givenKamis();
    const screen = await renderScreen(layar, { organisasi_id: 9 });
    const hari = screen.getByRole(role, { name });
    await expect.element(hari).toBeVisible();
    const actions = countActions();
    await hari.click();
    const panel = screen.getByRole('dialog', { name: 'Kamis, 19 November 2026' });
    await expect.element(panel.getByText('06:58:12').first()).toBeVisible();
    await expectNoAxeFindings({ rules: 'experimental' });
    await panel.getByRole('button', { name: 'Ajukan perubahan' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Ajukan perubahan', exact: true });
    await expect.element(dialog.getByRole('group', { name: 'Pulang menjadi' })).toBeVisible();
    await expect.element(dialog.getByRole('group', { name: 'Datang menjadi' })).not.toBeInTheDocument();
    await expect.element(dialog.getByRole('region', { name: 'Akibatnya' })).toBeVisible();
    await expectNoAxeFindings({ rules: 'experimental' });
    await dialog.getByRole('button', { name: 'Ajukan', exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(actions()).toBe(3);
    const asked = server.lastOf('klaimPresensi.submitKlaim');
    expect(asked).toMatchObject({ tgl_mulai: '2026-11-19', jam_pulang: '15:30:00', preview: false });
    expect(asked).not.toHaveProperty('user_id');
  },
);
