import { expect, test } from 'vitest';
import { openBrowser, openPage } from './kit/browser.ts';
import { signInOnScreen } from './kit/sign-in-on-screen.ts';
import { organisasiId } from './kit/demo-ids.ts';
import { endVisits } from './kit/end-visits.ts';
import { untilSettled } from './kit/until-settled.ts';

const browser = await openBrowser({ notifications: true });

test('what is pushed to a browser is shown by it under its number', async () => {
  const opened = await openPage(browser, { permissions: ['notifications'] });
  const { page } = opened;
  await signInOnScreen(page, 'operator.mtsn1');
  const tautan = `/profil/${await organisasiId(page, 'MTSN1')}/pemberitahuan`;
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await untilSettled(page);

  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const data = JSON.stringify({ judul: 'Ajuan cuti Ani', tautan, nomor: 7 });
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });

  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return (await registration?.getNotifications())?.map(({ title, tag }) => `${tag}: ${title}`);
    });
  await expect.poll(shown).toEqual(['pemberitahuan-7: Ajuan cuti Ani']);
  await endVisits(opened);
});

test('the bell stands in every screen and leads to what one chooses of it', async () => {
  const opened = await openPage(browser, { permissions: ['notifications'] });
  const { page } = opened;
  await signInOnScreen(page, 'operator.mtsn1');
  await page.getByRole('button', { name: /^Pemberitahuan/ }).click();
  const panel = page.getByRole('dialog', { name: 'Pemberitahuan' });
  await panel.getByRole('link', { name: 'Atur pemberitahuan' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pemberitahuan' }).waitFor();
  await page.getByRole('button', { name: 'Nyalakan' }).waitFor();
  await endVisits(opened);
});
