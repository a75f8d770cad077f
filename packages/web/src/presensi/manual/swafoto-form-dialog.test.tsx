import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { expect, test, vi } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenTerakhir } from '../../testing/given/given-kehadiran.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

test('without a place a request with a selfie is not promised to be recorded: the form says that it needs one', async () => {
  vi.spyOn(navigator.geolocation, 'watchPosition').mockImplementation((_found, failed) => {
    failed?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    return 1;
  });
  givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    kehadiran: { listRiwayatAnggota: () => givenPage([]) },
    klaimPresensi: { listKlaimSendiri: () => givenPage([]) },
    presensiManual: { listPresensiManualSendiri: () => givenPage([]) },
    presensi: { findPresensiTerakhir: () => givenTerakhir() },
  });
  const screen = await renderScreen('riwayatKehadiranUser', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Presensi swafoto' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ajukan presensi swafoto' });
  await expect.element(dialog.getByText(/^Izin lokasi ditolak\./)).toBeVisible();
  await expect.element(dialog.getByText('Presensi swafoto memerlukan lokasi Anda.')).toBeVisible();
  await expect.element(dialog.getByText(/menunggu tinjauan operator/)).not.toBeInTheDocument();
  await expectNoAxeFindings();
});
