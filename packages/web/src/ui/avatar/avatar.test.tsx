import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { Avatar } from './avatar.tsx';
import { drawnAvatar } from './drawn-avatar.ts';

const HILANG = 'data:image/png;base64,aHJt';
const ADA = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

test('a photo that does not come, without a connection say, leaves what stands where there is none', async () => {
  const dua = (photo: string) => (
    <ThemeProvider>
      <Avatar name="Siti" photo={photo} gender="P" alone />
      <Avatar name="Budi Santoso" photo={photo} alone />
    </ThemeProvider>
  );
  const screen = await render(dua(HILANG));
  await expect.element(screen.getByRole('img', { name: 'Siti' })).toHaveAttribute('src', drawnAvatar('P'));
  await expect.element(screen.getByRole('img', { name: 'Budi Santoso' })).toHaveAttribute('data-initials', 'BS');
  // Another one, or the same at another address, is tried again.
  await screen.rerender(dua(ADA));
  await expect.element(screen.getByRole('img', { name: 'Siti' })).toHaveAttribute('src', ADA);
});

test.each([
  ['Budi Santoso', 'BS'],
  ['Siti', 'S'],
  ["Ny. Ratna O'Brien 😀", 'NO'],
  ['SMP "Cendekia"', 'SC'],
  ['😀', ''],
  ['𝒜li e\u0301mil', '𝒜E\u0301'],
])('the initials of %s are whole letters: %s', async (name, initials) => {
  const screen = await render(
    <ThemeProvider>
      <Avatar name={name} alone />
    </ThemeProvider>,
  );
  await expect.element(screen.getByRole('img', { name })).toHaveAttribute('data-initials', initials);
});
