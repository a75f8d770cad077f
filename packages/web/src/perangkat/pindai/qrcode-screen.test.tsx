import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const KODE = '4.176.AbCdEfGhIjKlMnOp';

function givenKode() {
  return givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    kios: {
      getKartuSaya: () => ({ kartu: 'hadir:1b671a64-40d5-491e-99b0-da01ff1f3341', nama: 'Siti Aminah' }),
      submitPresensiQr: () => ({
        waktu: '2026-11-20T00:01:02Z',
        nama_perangkat: 'Kios gerbang',
        nama_lokasi: 'Sekolah',
        kalimat: 'Tepat waktu',
      }),
    },
  });
}

test("the link that a phone's camera opened attends at once, and not again when the page is loaded anew", async () => {
  const server = givenKode();
  const screen = await renderScreen('device.qrcode', { organisasi_id: 9 }, { kode: KODE });
  await expect.element(screen.getByRole('heading', { name: 'Tepat waktu' })).toBeVisible();
  await expect.element(screen.getByText('Presensi tercatat 07:01:02 di Kios gerbang, Sekolah.')).toBeVisible();
  expect(server.asked.filter(({ name }) => name === 'kios.submitPresensiQr').map(({ input }) => input)).toEqual([
    { organisasi_id: 9, kode: KODE },
  ]);
  expect(screen.address()).not.toContain('kode');
  await expect.element(screen.getByRole('img', { name: 'Kartu Siti Aminah' })).toBeVisible();
  await expectNoAxeFindings();
});

test('an old code is refused with its reason, and one may scan again', async () => {
  const server = givenKode();
  server.answers.kios = {
    ...server.answers.kios,
    submitPresensiQr: () => {
      throw new Refusal('kios.qr_lewat', undefined, { detik: 95 });
    },
  };
  const screen = await renderScreen('device.qrcode', { organisasi_id: 9 }, { kode: KODE });
  await expect.element(screen.getByRole('heading', { name: 'Presensi tidak tercatat' })).toBeVisible();
  await expect.element(screen.getByText(/95/)).toBeVisible();
  await screen.getByRole('button', { name: 'Pindai lagi' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Pindai kode di kios' })).toBeVisible();
  await expectNoAxeFindings();
});
