import type { Pemberitahuan } from '@hadir/contract/auth/lonceng/lonceng.contract.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFindings } from '../../../testing/expect-no-axe-findings.ts';
import { givenPage } from '../../../testing/given-page.ts';
import { givenServer, Refusal, type Answers } from '../../../testing/given-server.ts';
import { givenSession } from '../../../testing/given-session.ts';
import { renderApp } from '../../../testing/render-app.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => page.viewport(1440, 900));

const LAYAR = '/organisasi/9/device';

function given(semua: Pemberitahuan[], lonceng: Answers['lonceng'] = {}) {
  const belum = () => semua.filter(({ is_dibaca }) => !is_dibaca).length;
  return givenServer({
    auth: givenSession(),
    perangkat: { listPerangkat: () => ({ ...givenPage([]), diam: 0, bergeser: 0 }) },
    ketukanTertahan: {
      listPinMenunggu: () => givenPage([]),
      listKetukanTertahan: () => givenPage([]),
      listSebabTertahan: () => [],
    },
    lonceng: {
      countPemberitahuanBelum: () => ({ jumlah: belum() }),
      listPemberitahuan: ({ sebelum }) => ({
        pemberitahuan: sebelum === undefined ? semua.slice(0, 2) : semua.slice(2),
        belum_dibaca: belum(),
        is_ada_lagi: sebelum === undefined && semua.length > 2,
      }),
      setPemberitahuanDibaca: ({ pemberitahuan_id }) => {
        for (const one of semua) one.is_dibaca ||= [undefined, one.pemberitahuan_id].includes(pemberitahuan_id);
        return null;
      },
      ...lonceng,
    },
  });
}

const pemberitahuan = (pemberitahuan_id: number, judul: string, more: Partial<Pemberitahuan> = {}): Pemberitahuan => ({
  pemberitahuan_id,
  jenis: 'cuti',
  judul,
  tautan: '/analitik/9',
  dibuat_pada: '2026-11-20T02:00:00Z',
  is_dibaca: false,
  ...more,
});

test.each([360, 1440])(
  'at %i px the bell counts what is unread; opening one reads it and goes there',
  async (lebar) => {
    await page.viewport(lebar, 800);
    given([
      pemberitahuan(3, 'Ajuan cuti Ani'),
      pemberitahuan(2, 'Cuti Anda disetujui', { is_dibaca: true }),
      pemberitahuan(1, 'Ajuan cuti Budi'),
    ]);
    const app = await renderApp(LAYAR);
    await app.getByRole('button', { name: 'Pemberitahuan, 2 belum dibaca' }).click();
    const panel = app.getByRole('dialog', { name: 'Pemberitahuan' });
    await expect.element(panel.getByRole('link', { name: /^Cuti Anda disetujui/ })).toBeVisible();
    await expect
      .element(panel.getByRole('link', { name: /^Ajuan cuti Ani(?!.*Ajuan cuti).*Belum dibaca$/ }))
      .toBeVisible();
    await expectNoAxeFindings({ rules: 'experimental' });
    await panel.getByRole('button', { name: 'Tampilkan yang lebih lama' }).click();
    await panel.getByRole('link', { name: /^Ajuan cuti Budi/ }).click();
    await expect.poll(app.address).toBe('/analitik/9');
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(app.getByRole('button', { name: 'Pemberitahuan, 1 belum dibaca' })).toBeVisible();
  },
);

test('all are read at once; then nothing is counted', async () => {
  given([pemberitahuan(2, 'Ajuan cuti Ani'), pemberitahuan(1, 'Ajuan cuti Budi')]);
  const app = await renderApp(LAYAR);
  await app.getByRole('button', { name: 'Pemberitahuan, 2 belum dibaca' }).click();
  await app.getByRole('button', { name: 'Tandai semua dibaca' }).click();
  await expect.element(app.getByRole('button', { name: 'Tandai semua dibaca' })).not.toBeInTheDocument();
  await expect.element(app.getByRole('button', { name: 'Pemberitahuan', exact: true })).toBeInTheDocument();
});

test('nothing yet says what will stand there, and a failure says so', async () => {
  let isDown = true;
  given([], {
    listPemberitahuan: () => {
      if (isDown) throw new Refusal('system.busy');
      return { pemberitahuan: [], belum_dibaca: 0, is_ada_lagi: false };
    },
  });
  const app = await renderApp(LAYAR);
  await app.getByRole('button', { name: 'Pemberitahuan', exact: true }).click();
  await expect.element(app.getByRole('alert')).toBeVisible();
  isDown = false;
  await app.getByRole('button', { name: 'Coba lagi' }).click();
  await expect.element(app.getByText('Belum ada pemberitahuan')).toBeVisible();
});

test('what the service worker has shown is counted at once, and what is pressed there is opened', async () => {
  const semua = [pemberitahuan(1, 'Ajuan cuti Ani', { is_dibaca: true })];
  given(semua);
  const app = await renderApp(LAYAR);
  await expect.element(app.getByRole('button', { name: 'Pemberitahuan', exact: true })).toBeVisible();
  const say = (data: object) => navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
  semua.unshift(pemberitahuan(2, 'Ajuan cuti Budi'));
  say({ baru: true });
  await expect.element(app.getByRole('button', { name: 'Pemberitahuan, 1 belum dibaca' })).toBeVisible();
  say({ buka: '/analitik/9' });
  await expect.poll(app.address).toBe('/analitik/9');
});
