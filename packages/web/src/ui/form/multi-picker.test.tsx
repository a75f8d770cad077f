import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { showIn } from '../../testing/show-in.ts';
import { MultiPicker } from './multi-picker.tsx';

const members = Array.from({ length: 5000 }, (_, index) => ({ id: index + 1, label: `Anggota ${index + 1}` }));
let chosen: number[] = [];

function Picker({ start = [], single = false }: { start?: number[]; single?: boolean }) {
  const [value, setValue] = useState(start);
  const [search, setSearch] = useState('');
  chosen = value;
  const data = members.filter((member) => member.label.includes(search));
  return (
    <MultiPicker
      label="Anggota"
      allLabel="Semua Anggota"
      single={single}
      value={value}
      onChange={setValue}
      search={search}
      onSearch={setSearch}
      known={members}
      query={{ data, error: null, refetch: () => undefined }}
    />
  );
}

beforeEach(() => showIn({}));

test('several are chosen by the keyboard after a search, and taken away again', async () => {
  const screen = await renderUi(<Picker />);
  const field = screen.getByRole('combobox', { name: 'Anggota' });
  await field.fill('Anggota 499');
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(chosen).toEqual([499, 4990]);

  await screen.getByRole('button', { name: 'Hapus Anggota 499', exact: true }).click();
  expect(chosen).toEqual([4990]);
});

test("'Semua Anggota' takes the place of the others and disables them", async () => {
  const screen = await renderUi(<Picker start={[3]} />);
  await screen.getByRole('combobox', { name: 'Anggota' }).click();
  await screen.getByRole('option', { name: 'Semua Anggota' }).click();
  expect(chosen).toEqual([0]);
  const other = screen.getByRole('option', { name: 'Anggota 1', exact: true });
  await expect.element(other).toHaveAttribute('aria-disabled', 'true');
  await other.click({ force: true });
  expect(chosen).toEqual([0]);
});

test("'Semua Anggota' is found by its own name", async () => {
  const screen = await renderUi(<Picker start={[3]} />);
  await screen.getByRole('combobox', { name: 'Anggota' }).fill('semua');
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual([0]);
});

test('of five thousand only those in sight are in the page, and the last can be reached', async () => {
  const screen = await renderUi(<Picker />);
  await screen.getByRole('combobox', { name: 'Anggota' }).click();
  const options = screen.getByRole('option');
  await expect.poll(() => options.elements().length).toBeGreaterThan(5);
  expect(options.elements().length).toBeLessThan(40);

  const scroller = screen.getByRole('listbox').element();
  scroller.scrollTo(0, scroller.scrollHeight);
  await expect.element(screen.getByRole('option', { name: 'Anggota 5000' })).toBeVisible();
});

test('with its list open axe finds nothing, in a page that has landmarks too', async () => {
  const screen = await renderUi(
    <main>
      <h1>Sasaran</h1>
      <Picker />
    </main>,
  );
  await screen.getByRole('combobox', { name: 'Anggota' }).click();
  await expect.element(screen.getByRole('option', { name: 'Anggota 1', exact: true })).toBeVisible();
  await expectNoAxeFindings();
});

test('Escape closes the list and keeps what was chosen', async () => {
  const screen = await renderUi(<Picker start={[7]} />);
  await screen.getByRole('combobox', { name: 'Anggota' }).click();
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  expect(chosen).toEqual([7]);
});

test('where one is enough, choosing closes the list and empties the search', async () => {
  const screen = await renderUi(<Picker single />);
  const field = screen.getByRole('combobox', { name: 'Anggota' });
  await field.fill('Anggota 499');
  await screen.getByRole('option', { name: 'Anggota 4990' }).click();
  expect(chosen).toEqual([4990]);
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('');
});
