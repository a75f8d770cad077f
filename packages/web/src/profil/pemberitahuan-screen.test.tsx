import { JENIS_PEMBERITAHUAN, type PilihanPemberitahuan } from '@hadir/rules/auth/pemberitahuan.ts';
import { expect, test } from 'vitest';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { givenServer, Refusal } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { renderScreen } from '../testing/render-screen.tsx';

test('each kind is chosen by itself and kept at once; what nobody may switch off says why', async () => {
  let pilihan: PilihanPemberitahuan[] = JENIS_PEMBERITAHUAN.map((jenis) => ({ jenis, cara: 'surat' }));
  const server = givenServer({
    auth: givenSession(),
    pemberitahuan: {
      listPilihanPemberitahuan: () => pilihan,
      savePilihanPemberitahuan: ({ pilihan: [one] }) =>
        (pilihan = pilihan.map((row) => (row.jenis === one?.jenis ? one : row))),
    },
  });
  const screen = await renderScreen('profil.pemberitahuan', { organisasi_id: 9 });
  const cuti = screen.getByRole('combobox', { name: 'Ajuan cuti' });
  await expect.element(cuti).toHaveDisplayValue('Email seketika');
  await expect.element(screen.getByText(/tanpa surat ini Anda tidak tahu/)).toBeVisible();
  await expectNoAxeFindings();

  await cuti.selectOptions('Satu email sehari');
  await expect.poll(() => pilihan.find(({ jenis }) => jenis === 'cuti')?.cara).toBe('harian');
  await expect.element(cuti).toHaveDisplayValue('Satu email sehari');
  await expect.element(screen.getByRole('combobox', { name: 'Kuesioner' })).toHaveDisplayValue('Email seketika');
  expect(server.lastOf('pemberitahuan.savePilihanPemberitahuan')).toEqual({
    pilihan: [{ jenis: 'cuti', cara: 'harian' }],
  });
});

test('a choice that could not be kept stands as it was', async () => {
  givenServer({
    auth: givenSession(),
    pemberitahuan: {
      listPilihanPemberitahuan: () => [{ jenis: 'cuti', cara: 'surat' }],
      savePilihanPemberitahuan: () => {
        throw new Refusal('system.busy');
      },
    },
  });
  const screen = await renderScreen('profil.pemberitahuan', { organisasi_id: 9 });
  const cuti = screen.getByRole('combobox', { name: 'Ajuan cuti' });
  await cuti.selectOptions('Di Beranda saja');
  await expect.element(screen.getByRole('alert').first()).toBeVisible();
  await expect.element(cuti).toHaveDisplayValue('Email seketika');
});
