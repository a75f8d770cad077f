import { expect, test } from 'vitest';
import { countActions } from '../../testing/count-actions.ts';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenRekap, givenRentang, givenRingkasanRekap } from '../../testing/given/given-rekap.ts';
import { givenSekitarLaporan } from '../../testing/given/given-sekitar-laporan.ts';
import { givenServer } from '../../testing/given-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

test('members stand with the lowest share first, in files as on screen, and axe finds nothing', async () => {
  const server = givenServer({
    ...givenSekitarLaporan(),
    rekap: {
      listRekap: () => ({ ...givenPage([givenRekap()]), rentang: givenRentang(), ringkasan: givenRingkasanRekap() }),
      exportRekap: () => new Blob(['PK'], { type: 'application/pdf' }),
    },
  });
  const screen = await renderScreen('laporan.bulanan', { organisasi_id: 9 });
  await expect.element(screen.getByRole('row', { name: /Rina Gunawan.*94,7%/ })).toBeVisible();
  expect(server.lastOf('rekap.listRekap')).toMatchObject({ sort: 'persentase' });
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Unduh XLSX' }).click();
  await expect.poll(() => server.lastOf('rekap.exportRekap')).toMatchObject({ jenis: 'persentase' });
});

test('why a cut was made is two clicks away: the member, then his cut', async () => {
  givenServer({
    ...givenSekitarLaporan(),
    rekap: {
      listRekap: () => ({
        ...givenPage([givenRekap({ potongan: 1.5 })]),
        rentang: givenRentang(),
        ringkasan: givenRingkasanRekap(),
      }),
    },
  });
  const screen = await renderScreen('laporan.bulanan', { organisasi_id: 9 });
  const actions = countActions();
  await screen.getByRole('button', { name: /Rina Gunawan/ }).click();
  const cut = screen.getByRole('dialog', { name: 'Rina Gunawan' }).getByRole('link', { name: '1,5%' });
  await expect
    .element(cut)
    .toHaveAttribute('href', expect.stringMatching(/riwayat-hadir\?user_id=\d+&from=.*&to=.*&hanya=potongan/));
  await expectNoAxeFindings();
  expect(actions()).toBe(1);
});
