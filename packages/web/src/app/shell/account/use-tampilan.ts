import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';

/** Light or dark, what the way to the other one is called, and the way. */
export function useTampilan() {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  return {
    dark,
    label: dark ? 'Tampilan terang' : 'Tampilan gelap',
    ganti: () => setColorScheme(dark ? 'light' : 'dark'),
  };
}
