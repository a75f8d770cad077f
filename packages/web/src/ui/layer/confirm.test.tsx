import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '../../testing/render-ui.tsx';
import type { ConfirmAnswer, ConfirmQuestion } from './confirm-context.ts';
import { ConfirmProvider } from './confirm-provider.tsx';
import { useConfirm } from './use-confirm.ts';

const answers: ConfirmAnswer[] = [];

function Asker({ question }: { question: ConfirmQuestion }) {
  const confirm = useConfirm();
  return <button onClick={() => void confirm(question).then((answer) => answers.push(answer))}>Tolak ajuan</button>;
}

const ask = async (question: Partial<ConfirmQuestion> = {}) => {
  answers.length = 0;
  const screen = await renderUi(
    <ConfirmProvider>
      <Asker question={{ title: 'Tolak ajuan?', message: 'Anggota akan diberi tahu.', ...question }} />
    </ConfirmProvider>,
  );
  await screen.getByRole('button', { name: 'Tolak ajuan' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Tolak ajuan?' })).toBeVisible();
  return screen;
};

test('confirming answers yes and gives the focus back to what opened the dialog, though it was loaded late', async () => {
  const screen = await ask();
  await screen.getByRole('button', { name: 'Ya, lanjutkan' }).click();

  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(answers).toEqual([{ remark: '' }]);
  await expect.element(screen.getByRole('button', { name: 'Tolak ajuan' })).toHaveFocus();
});

test('Escape answers no', async () => {
  const screen = await ask();
  await userEvent.keyboard('{Escape}');

  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(answers).toEqual([null]);
});

test('a required remark must be given before the answer goes out', async () => {
  const screen = await ask({ remark: 'required' });
  await screen.getByRole('button', { name: 'Ya, lanjutkan' }).click();
  await expect.element(screen.getByText('Wajib diisi')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Keterangan' })).toHaveFocus();
  expect(answers).toEqual([]);

  await screen.getByRole('textbox', { name: 'Keterangan' }).fill('Surat dokter belum ada');
  await screen.getByRole('button', { name: 'Ya, lanjutkan' }).click();
  await expect.poll(() => answers).toEqual([{ remark: 'Surat dokter belum ada' }]);
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Batal', (screen: Awaited<ReturnType<typeof ask>>) => screen.getByRole('button', { name: 'Batal' }).click()],
])('%s asks before what was written is lost, and keeps it where one goes on', async (_, leave) => {
  const screen = await ask({ remark: 'required' });
  const field = screen.getByRole('textbox', { name: 'Keterangan' });
  await field.fill('Surat dokter belum ada');
  await leave(screen);
  await expect.element(screen.getByText('Buang yang sudah Anda tulis?')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Lanjut menulis' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Surat dokter belum ada');
  await expect.element(field).toHaveFocus();
  expect(answers).toEqual([]);

  await leave(screen);
  await screen.getByRole('button', { name: 'Buang' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(answers).toEqual([null]);
});

test('a remark is typed at once and sent with Enter; Shift+Enter begins another line', async () => {
  await ask({ remark: 'required' });
  await userEvent.keyboard('Surat dokter{Shift>}{Enter}{/Shift}belum ada');
  expect(answers).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => answers).toEqual([{ remark: 'Surat dokter\nbelum ada' }]);
});

test('the dialog is 600 px wide', async () => {
  const screen = await ask();
  await expect.poll(() => screen.getByRole('dialog').element().clientWidth).toBe(600);
});
