import type { EventPresensi } from '@hadir/contract/kehadiran/hari/event-presensi.ts';
import type { Kepercayaan } from '@hadir/contract/presensi/kepercayaan/kepercayaan.ts';
import { expect, onTestFinished, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenBaris, givenEvent } from '../../testing/given/given-kehadiran.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { showIn } from '../../testing/show-in.ts';

const KEPERCAYAAN: Kepercayaan = {
  skor: 50,
  butir: [
    {
      jenis: 'wajah_beda',
      kurang: 50,
      jarak_meter: null,
      detik: null,
      hari: null,
      tanggal: null,
      jarak_wajah: 0.631,
      ambang_wajah: 0.55,
    },
  ],
};

const PLACE = {
  lat: null,
  lng: null,
  akurasi_meter: null,
  perangkat: null,
  waktu_klien: null,
  diterima_pada: '2026-11-19T23:58:13Z',
  keterangan: null,
};

const givenDetail = (differences: Partial<EventPresensi> = {}) => {
  const event = givenEvent(differences);
  const { anggota, ...hari } = givenBaris({ presensi: [event] });
  return givenServer({
    auth: givenSession(),
    presensi: {
      getPresensi: () => ({
        presensi: { ...event, ...PLACE },
        anggota,
        kepercayaan: KEPERCAYAAN,
        lokasi: null,
        bila_dihitung: [],
        hari: [hari],
      }),
    },
    putusanPresensi: {
      removePresensi: ({ presensi_id }) => ({ presensi_id: [presensi_id] }),
      decidePresensi: ({ presensi_id }) => ({ presensi_id }),
    },
  });
};
const open = () => renderScreen('riwayatKehadiran.detail', { organisasi_id: 9, presensi_id: 501 });

test('an operator sets a wrong event aside, with the reason', async () => {
  const server = givenDetail();
  const screen = await open();
  await expect
    .element(screen.getByText(/^Wajah di swafotonya tidak cocok .*: jarak 0,63, ambang 0,55\. −50$/))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Sisihkan presensi' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Sisihkan presensi pukul 06:58:12?' });
  await dialog.getByRole('textbox').fill('Terpindai dua orang');
  await dialog.getByRole('button', { name: 'Sisihkan' }).click();
  await expect
    .poll(() => server.lastOf('putusanPresensi.removePresensi'))
    .toEqual({ organisasi_id: 9, presensi_id: 501, keterangan: 'Terpindai dua orang' });
  await expectNoAxeFindings();
});

test('one that waits for review is accepted', async () => {
  const server = givenDetail({ sebagai: 'disisihkan', status: null, alasan: 'menunggu_tinjauan', is_ditinjau: true });
  const screen = await open();
  await screen.getByRole('button', { name: 'Terima' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Terima presensi pukul 06:58:12?' });
  await dialog.getByRole('button', { name: 'Terima' }).click();
  await expect
    .poll(() => server.lastOf('putusanPresensi.decidePresensi'))
    .toMatchObject({ presensi_id: [501], tindakan: 'hitung' });
});

test('on a phone nothing of the day reaches beyond its card', async () => {
  await showIn({ width: 360 });
  onTestFinished(() => showIn({}));
  givenDetail({ sumber: 'mesin', sebagai: 'disisihkan', status: null, alasan: 'menunggu_tinjauan', is_ditinjau: true });
  const screen = await open();
  const event = screen.getByRole('button', { name: /Menunggu tinjauan/ });
  await expect.element(event).toBeVisible();
  const card = event.element().closest('ul')?.parentElement?.closest('div[class*="card"]');
  const { right = 0 } = card?.getBoundingClientRect() ?? {};
  expect(event.element().getBoundingClientRect().right).toBeLessThan(right - 8);
});

test('the event of a request with a selfie is decided with the request', async () => {
  givenDetail({ sumber: 'manual', sebagai: 'disisihkan', status: null, alasan: 'menunggu_tinjauan' });
  const screen = await open();
  await expect.element(screen.getByText('Menunggu tinjauan')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Terima' }).query()).toBeNull();
});
