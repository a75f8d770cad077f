import { expect, test } from 'vitest';
import { openBrowser, openPage, signIn, WIDTHS } from './kit/browser.ts';
import { organisasiId } from './kit/demo-ids.ts';
import { endVisits } from './kit/end-visits.ts';
import { expectNoAxeFaults } from './kit/expect-no-axe-faults.ts';
import { writeVideoWajah } from './kit/write-video-wajah.ts';

const browser = await openBrowser({ kamera: await writeVideoWajah('satu') });

test('a member reads what for, is photographed three times, is confirmed by an operator, and takes it back', async () => {
  const [saya, operator] = await Promise.all(
    ['kantor.15', 'operator.kantor'].map(async (username) => {
      const opened = await openPage(browser, { viewport: WIDTHS.ponsel, reducedMotion: 'reduce' });
      await signIn(opened.page, username);
      return opened;
    }),
  );
  if (!saya || !operator) throw new Error('Two people are there');
  const { page } = saya;
  const id = await organisasiId(operator.page, 'KANTOR');
  await page.goto(`/profil/${id}/`);
  const bagian = page.getByRole('region', { name: 'Wajah', exact: true });
  await bagian.getByRole('button', { name: 'Daftarkan wajah' }).click();
  const lanjut = page.getByRole('button', { name: 'Lanjut mengambil foto' });
  expect(await lanjut.isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: 'Saya sudah membaca dan menyetujuinya' }).check();
  await expectNoAxeFaults(page);
  await lanjut.click();
  for (const nomor of [1, 2, 3]) {
    await page.getByText(`Foto ${nomor} dari 3`).waitFor();
    await page.getByRole('button', { name: 'Ambil foto', exact: true }).click();
    await page.getByRole('button', { name: 'Pakai foto ini' }).click();
  }
  await expectNoAxeFaults(page);
  await page.getByRole('button', { name: 'Kirim', exact: true }).click();
  await bagian.getByText('Menunggu dikonfirmasi').waitFor();

  await operator.page.goto(`/organisasi/${id}/users`);
  const konfirmasi = operator.page.getByRole('button', { name: /^Konfirmasi wajah / }).first();
  await konfirmasi.waitFor();
  await expectNoAxeFaults(operator.page);
  await konfirmasi.click();
  await konfirmasi.waitFor({ state: 'detached' });

  await page.reload();
  await bagian.getByText('Terdaftar', { exact: true }).waitFor();
  await bagian.getByRole('button', { name: 'Tarik persetujuan' }).click();
  await page.getByRole('button', { name: 'Tarik dan hapus' }).click();
  await bagian.getByText('Belum terdaftar').waitFor();
  expect([...saya.errors, ...operator.errors]).toEqual([]);
  await endVisits(saya, operator);
});
