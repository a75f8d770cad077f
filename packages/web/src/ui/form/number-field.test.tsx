import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { useHadirForm } from '../../kit/form/use-hadir-form.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { DecimalField } from './decimal-field.tsx';
import { NumberField } from './number-field.tsx';

let value: number | null;
beforeEach(() => (value = null));

function Isian({ Field }: { Field: typeof NumberField }) {
  const [now, setNow] = useState<number | null>(14);
  value = now;
  return <Field label="Jumlah" value={now} onChange={setNow} />;
}

test.each([
  [NumberField, '60', 60, '60'],
  [NumberField, '1.500', 1500, '1500'],
  [NumberField, '', null, ''],
  [DecimalField, '9,5', 9.5, '9,5'],
  [DecimalField, '10.5', 10.5, '10,5'],
  [DecimalField, '7,', 7, '7'],
])('%o takes "%s" for %s', async (Field, typed, taken, shown) => {
  const screen = await renderUi(<Isian Field={Field} />);
  const field = screen.getByRole('textbox', { name: 'Jumlah' });
  await field.fill(typed);
  expect(value).toBe(taken);
  await userEvent.keyboard('{Tab}');
  await expect.element(field).toHaveValue(shown);
  await expect.element(field).toBeValid();
});

test.each([
  [NumberField, '-3', /bilangan bulat/],
  [NumberField, '10,5', /bilangan bulat/],
  [NumberField, '12 menit', /bilangan bulat/],
  [NumberField, '9999999999', /terlalu besar/],
  [DecimalField, '-1', /angka/],
  [DecimalField, '9,55', /satu angka di belakang koma/],
  [DecimalField, '1.500', /satu angka di belakang koma/],
])('%o never takes "%s" for another number: it stays as typed and says what to write', async (Field, typed, said) => {
  const screen = await renderUi(<Isian Field={Field} />);
  const field = screen.getByRole('textbox', { name: 'Jumlah' });
  await field.fill(typed);
  await userEvent.keyboard('{Tab}');
  await expect.element(field).toHaveValue(typed);
  await expect.element(screen.getByText(said)).toBeVisible();
  expect(value).toBeNull();
});

function Formulir({ onSent }: { onSent: (values: { batas: number | null }) => void }) {
  const { field, submit } = useHadirForm({
    initialValues: { batas: 5 as number | null },
    schema: z.object({ batas: z.nullable(z.int()) }),
    onSubmit: onSent,
  });
  return (
    <form noValidate onSubmit={submit}>
      <NumberField label="Batas" {...field('batas')} />
      <button type="submit">Simpan</button>
    </form>
  );
}

test('a form with a number that cannot be read is not sent, though it may be empty', async () => {
  const sent: unknown[] = [];
  const screen = await renderUi(<Formulir onSent={(values) => sent.push(values)} />);
  const field = screen.getByRole('textbox', { name: 'Batas' });
  await field.fill('-5');
  await screen.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(screen.getByText(/bilangan bulat/)).toBeVisible();
  await expect.element(field).toHaveFocus();
  expect(sent).toEqual([]);
  await field.fill('');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent).toEqual([{ batas: null }]);
});
