import { TextInput } from '@mantine/core';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { renderUi } from '../../testing/render-ui.tsx';
import { showIn } from '../../testing/show-in.ts';
import { FilterDialog } from './filter-dialog.tsx';

const Saringan = z.object({ nama: z.string().check(z.maxLength(5, 'Maksimal 5 karakter')) });
let applied: { nama: string }[] = [];
beforeEach(async () => {
  applied = [];
  await showIn({});
});

const open = () =>
  renderUi(
    <FilterDialog
      opened
      onClose={() => undefined}
      values={{ nama: 'Siti' }}
      defaults={{ nama: '' }}
      schema={Saringan}
      onApply={(values) => applied.push(values)}
    >
      {({ field }) => <TextInput label="Nama" {...field('nama')} />}
    </FilterDialog>,
  );

test('it applies nothing until every field is valid, and leads to the one that is not', async () => {
  const screen = await open();
  const field = screen.getByRole('textbox', { name: 'Nama' });
  await expect.element(field).toHaveValue('Siti');
  await field.fill('Terlalu panjang');
  await screen.getByRole('button', { name: 'Terapkan' }).click();
  await expect.element(screen.getByText('Maksimal 5 karakter')).toBeVisible();
  await expect.element(field).toHaveFocus();
  expect(applied).toEqual([]);

  await field.fill('Budi');
  await screen.getByRole('button', { name: 'Terapkan' }).click();
  await expect.poll(() => applied).toEqual([{ nama: 'Budi' }]);
});

test('resetting goes back to the defaults', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Atur ulang' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Nama' })).toHaveValue('');
});

test('on a phone it takes the whole screen', async () => {
  await showIn({ width: 360 });
  const screen = await open();
  await expect.poll(() => screen.getByRole('dialog').element().getBoundingClientRect().width).toBe(360);
  expect(screen.getByRole('dialog').element().getBoundingClientRect().height).toBe(740);
});
