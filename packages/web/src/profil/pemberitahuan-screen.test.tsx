import { JENIS_PEMBERITAHUAN, listCara, type PilihanPemberitahuan } from '@hadir/rules/auth/pemberitahuan.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { givenServer, Refusal, type Answers } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { renderScreen } from '../testing/render-screen.tsx';

/** A point on P-256, as servers give it. */
const KUNCI = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

const PUSH: Answers['push'] = { getPush: () => ({ kunci_publik: KUNCI, is_aktif: false }) };

test('each kind is chosen by itself and kept at once; what nobody may switch off says why', async () => {
  let pilihan: PilihanPemberitahuan[] = JENIS_PEMBERITAHUAN.map((jenis) => ({
    jenis,
    cara: listCara(jenis)[1] ?? 'surat',
    is_push: true,
  }));
  const server = givenServer({
    auth: givenSession(),
    push: PUSH,
    pemberitahuan: {
      listPilihanPemberitahuan: () => pilihan,
      savePilihanPemberitahuan: ({ pilihan: [one] }) =>
        (pilihan = pilihan.map((row) =>
          row.jenis === one?.jenis ? { ...row, ...one, is_push: one.is_push ?? true } : row,
        )),
    },
  });
  const screen = await renderScreen('profil.pemberitahuan', { organisasi_id: 9 });
  const cuti = screen.getByRole('combobox', { name: 'Ajuan cuti' });
  await expect.element(cuti).toHaveDisplayValue('Lonceng dan email');
  await expect.element(screen.getByText(/tanpa surat ini Anda tidak tahu/)).toBeVisible();
  await expectNoAxeFindings();

  await cuti.selectOptions('Lonceng, satu email sehari');
  await expect.poll(() => pilihan.find(({ jenis }) => jenis === 'cuti')?.cara).toBe('harian');
  await expect.element(cuti).toHaveDisplayValue('Lonceng, satu email sehari');
  await expect.element(screen.getByRole('combobox', { name: 'Kuesioner' })).toHaveDisplayValue('Lonceng dan email');
  expect(server.lastOf('pemberitahuan.savePilihanPemberitahuan')).toEqual({
    pilihan: [{ jenis: 'cuti', cara: 'harian', is_push: true }],
  });

  const tukar = screen.getByRole('group', { name: 'Tukar shift' }).getByRole('switch', { name: 'Di peramban' });
  await tukar.click();
  await expect.poll(() => pilihan.find(({ jenis }) => jenis === 'tukar_shift')?.is_push).toBe(false);
  const pulang = screen.getByRole('group', { name: 'Belum pulang' });
  await pulang.getByRole('combobox').selectOptions('Tidak usah');
  await expect.element(pulang.getByRole('switch', { name: 'Di peramban' })).toBeDisabled();
});

test('a choice that could not be kept stands as it was', async () => {
  givenServer({
    auth: givenSession(),
    push: PUSH,
    pemberitahuan: {
      listPilihanPemberitahuan: () => [{ jenis: 'cuti', cara: 'surat', is_push: true }],
      savePilihanPemberitahuan: () => {
        throw new Refusal('system.busy');
      },
    },
  });
  const screen = await renderScreen('profil.pemberitahuan', { organisasi_id: 9 });
  const cuti = screen.getByRole('combobox', { name: 'Ajuan cuti' });
  await cuti.selectOptions('Di lonceng saja');
  await expect.element(screen.getByRole('alert').first()).toBeVisible();
  await expect.element(cuti).toHaveDisplayValue('Lonceng dan email');
});

/** A browser whose push service gives out this address, and whose person answers so when he is asked. */
function givenPeramban(jawaban: NotificationPermission) {
  let permission: NotificationPermission = 'default';
  const langganan = {
    toJSON: () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
      keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
    }),
    unsubscribe: vi.fn(async () => true),
  };
  const pushManager = { getSubscription: async () => null, subscribe: vi.fn(async () => langganan) };
  const requestPermission = vi.fn(async () => (permission = jawaban));
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission,
  });
  const spy = vi
    .spyOn(navigator.serviceWorker, 'getRegistration')
    .mockResolvedValue({ pushManager } as unknown as ServiceWorkerRegistration);
  onTestFinished(() => spy.mockRestore());
  return { pushManager, requestPermission };
}

test('the browser is asked at the press of the button alone, and then shows what one is told', async () => {
  const { pushManager, requestPermission } = givenPeramban('granted');
  let is_aktif = false;
  const server = givenServer({
    auth: givenSession(),
    push: {
      getPush: () => ({ kunci_publik: KUNCI, is_aktif }),
      addPush: () => ((is_aktif = true), null),
      removePush: () => ((is_aktif = false), null),
    },
    pemberitahuan: { listPilihanPemberitahuan: () => [] },
  });
  const screen = await renderScreen('profil.pemberitahuan', { organisasi_id: 9 });
  const nyalakan = screen.getByRole('button', { name: 'Nyalakan' });
  await expect.element(nyalakan).toBeVisible();
  expect(requestPermission).not.toHaveBeenCalled();
  await nyalakan.click();
  await expect.element(screen.getByText('Menyala sampai Anda keluar dari peramban ini.')).toBeVisible();
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KUNCI });
  expect(server.lastOf('push.addPush')).toMatchObject({ endpoint: 'https://fcm.googleapis.com/fcm/send/abc' });
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Matikan' }).click();
  await expect.element(nyalakan).toBeVisible();
});

test('a browser that is not allowed to says how to allow it', async () => {
  givenPeramban('denied');
  givenServer({ auth: givenSession(), push: PUSH, pemberitahuan: { listPilihanPemberitahuan: () => [] } });
  const screen = await renderScreen('profil.pemberitahuan', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Nyalakan' }).click();
  await expect.element(screen.getByText(/Izinkan pemberitahuan untuk Hadir/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nyalakan' }).query()).toBeNull();
});
