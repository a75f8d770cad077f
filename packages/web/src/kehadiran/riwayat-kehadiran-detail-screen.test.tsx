import type { DetailPresensi } from '@hadir/contract/presensi/presensi.contract.ts';
import { expect, test } from 'vitest';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { givenBaris, givenEvent } from '../testing/given-kehadiran.ts';
import { givenServer, Refusal } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { renderScreen } from '../testing/render-screen.tsx';

const GERBANG = { lokasi_presensi_id: 4, nama: 'Gerbang Utama', lat: -6.2, lng: 106.8, radius_meter: 100 };
const { anggota, ...hari } = givenBaris();

/** Rina's arrival, made without a connection and sent twenty minutes later, with what a test says otherwise. */
const givenDetail = (differences: Partial<DetailPresensi> = {}): DetailPresensi => ({
  presensi: {
    ...givenEvent({ is_luring: true }),
    lat: -6.2001,
    lng: 106.8,
    akurasi_meter: 8,
    perangkat: null,
    waktu_klien: '2026-11-19T23:58:12Z',
    diterima_pada: '2026-11-20T00:18:00Z',
    keterangan: null,
  },
  anggota,
  lokasi: GERBANG,
  hari: [hari],
  ...differences,
});
const open = () => renderScreen('riwayatKehadiran.detail', { organisasi_id: 9, presensi_id: 501 });

test('an event stands open on its day, with its place and why the day is what it is; another is one tap away', async () => {
  const server = givenServer({ auth: givenSession(), presensi: { detail: () => givenDetail() } });
  const screen = await open();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Jumat, 20 November 2026' })).toBeVisible();
  await expect.element(screen.getByText(/12 m dari Gerbang Utama, radius 100 m, akurasi ±8 m/)).toBeVisible();
  await expect.element(screen.getByText(/Diambil 20-11-2026 06:58.*diterima 07:18/)).toBeVisible();
  await expect.element(screen.getByLabelText('Peta presensi Rina Gunawan')).toBeVisible();
  await expect.element(screen.getByText('Hari ini dihitung hadir.')).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Kenapa?' })).toBeVisible();
  await expectNoAxeFindings();

  await screen.getByRole('button', { name: /15:31:00/ }).click();
  await expect.poll(() => server.lastOf('presensi.detail')).toMatchObject({ presensi_id: 502 });
});

test('an event outside the membership says that it counts on no day', async () => {
  givenServer({ auth: givenSession(), presensi: { detail: () => givenDetail({ hari: [] }) } });
  const screen = await open();
  await expect.element(screen.getByText('Di luar masa keanggotaan')).toBeVisible();
  await expect.element(screen.getByText(/12 m dari Gerbang Utama/)).toBeVisible();
});

test('an event that is not there is said so, and can be asked for again', async () => {
  const server = givenServer({
    auth: givenSession(),
    presensi: {
      detail: () => {
        throw new Refusal('input.not_found');
      },
    },
  });
  const screen = await open();
  await expect.element(screen.getByRole('alert').getByText('Data tidak ditemukan')).toBeVisible();
  server.answers.presensi = { detail: () => givenDetail() };
  await screen.getByRole('button', { name: 'Coba lagi' }).click();
  await expect.element(screen.getByText('Hari ini dihitung hadir.')).toBeVisible();
});
