import { KODE_PERAN } from '@hadir/rules/akses/peran.ts';
import { expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenRekap, givenRentang, givenRingkasanRekap } from '../../testing/given/given-rekap.ts';
import { givenSekitarLaporan } from '../../testing/given/given-sekitar-laporan.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

test('a history stands in sums and is printed day by day, and axe finds nothing', async () => {
  const server = givenServer({
    ...givenSekitarLaporan(),
    rekap: {
      listRekapRiwayat: () => ({
        ...givenPage([givenRekap()]),
        rentang: givenRentang(),
        ringkasan: givenRingkasanRekap(),
      }),
      printRiwayat: () => new Blob(['%PDF-'], { type: 'application/pdf' }),
    },
  });
  const screen = await renderScreen('rekapRiwayat', { organisasi_id: 9 }, { bulan: '2026-11' });
  await expect.element(screen.getByRole('row', { name: /Rina Gunawan/ })).toBeVisible();
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Cetak riwayat' }).click();
  await expect.poll(() => server.lastOf('rekap.printRiwayat')).toMatchObject({ organisasi_id: 9, bulan: '2026-11' });
});

test('a plain member sees his own, with no list that is not his', async () => {
  const server = givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    hitungUlang: { listHitungUlang: () => [] },
    rekap: {
      listRekapRiwayat: () => ({
        ...givenPage([givenRekap()]),
        rentang: givenRentang(),
        ringkasan: givenRingkasanRekap(),
      }),
    },
  });
  const screen = await renderScreen('rekapRiwayat', { organisasi_id: 9 });
  await expect.element(screen.getByRole('row', { name: /Rina Gunawan/ })).toBeVisible();
  await expect.element(screen.getByLabelText('Periode')).toBeVisible();
  await expect.element(screen.getByLabelText('Grup')).not.toBeInTheDocument();
  expect(server.asked.map(({ name }) => name)).not.toContain('periode.listPeriode');

  await screen.getByRole('button', { name: /Rina Gunawan/ }).click();
  await expect
    .element(screen.getByRole('dialog', { name: 'Rina Gunawan' }).getByRole('link', { name: 'Lihat hari-harinya' }))
    .toHaveAttribute('href', expect.stringMatching(/riwayat-hadir-user\?from=/));
});
