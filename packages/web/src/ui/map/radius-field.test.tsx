import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { RadiusField } from './radius-field.tsx';

function Field() {
  const [value, setValue] = useState({ lat: -6.2, lng: 106.8, radius: 100 });
  return (
    <main>
      <RadiusField label="Lokasi presensi" value={value} onChange={setValue} />
    </main>
  );
}

test('the point and the edge follow the arrow keys, ten times as far with Shift', async () => {
  const screen = await renderUi(<Field />);
  const centre = screen.getByRole('button', { name: /^Titik lokasi/ });
  await expect.element(centre).toBeInTheDocument();
  await expectNoAxeFindings();
  (centre.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Shift>}{ArrowRight}{/Shift}');
  await expect.element(screen.getByLabelText('Lintang')).toHaveValue('-6.199910');
  await expect.element(screen.getByLabelText('Bujur')).toHaveValue('106.800452');

  (screen.getByRole('button', { name: /^Tepi lingkaran/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowLeft}{/Shift}');
  await expect.element(screen.getByLabelText('Radius (meter)')).toHaveValue('55');
});

test('what is outside the limits stays as it was typed, also while another is typed, and the map stays where it was', async () => {
  const screen = await renderUi(<Field />);
  await screen.getByLabelText('Bujur').fill('206,79');
  await screen.getByLabelText('Lintang').fill('-6,5970');
  await screen.getByLabelText('Radius (meter)').fill('60000');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByLabelText('Bujur')).toHaveValue('206,79');
  await expect.element(screen.getByText('Isi antara -180 dan 180')).toBeVisible();
  await expect.element(screen.getByText('Isi antara 10 dan 50.000')).toBeVisible();
  await expect.element(screen.getByLabelText('Lintang')).toHaveValue('-6.597000');
  await screen.getByLabelText('Radius (meter)').fill('80');
  await screen.getByLabelText('Bujur').fill('106,8');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByLabelText('Bujur')).toHaveValue('106.800000');
  await expect.element(screen.getByText(/^Isi antara/)).not.toBeInTheDocument();
});

test('metres are written with the point of thousands, and a point copied from a map fills both its fields', async () => {
  const screen = await renderUi(<Field />);
  const radius = screen.getByLabelText('Radius (meter)');
  await radius.fill('1.500');
  await userEvent.keyboard('{Tab}');
  await expect.element(radius).toHaveValue('1500');
  await screen.getByLabelText('Lintang').fill('-7.0051, 110.4381');
  await expect.element(screen.getByLabelText('Lintang')).toHaveValue('-7.005100');
  await expect.element(screen.getByLabelText('Bujur')).toHaveValue('110.438100');
  await expect.element(screen.getByText(/^Isi antara/)).not.toBeInTheDocument();
});

test('the map goes to a point that is given in numbers', async () => {
  const screen = await renderUi(<Field />);
  const centre = screen.getByRole('button', { name: /^Titik lokasi/ });
  await expect.element(centre).toBeInViewport();
  await screen.getByLabelText('Lintang').fill('-7,0051');
  await screen.getByLabelText('Bujur').fill('110,4381');
  const map = screen.getByRole('region', { name: /^Peta/ }).element();
  await expect
    .poll(() => {
      const [inner, outer] = [centre.element().getBoundingClientRect(), map.getBoundingClientRect()];
      return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top;
    })
    .toBe(true);
});
