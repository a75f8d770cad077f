import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { hrefTo } from '../../../base/links/href-to.ts';
import type { Command } from '../../../ui/layer/command.ts';
import { useLogout } from '../account/use-logout.ts';

type Tindakan = Command & { kata: string };

/** Acts that are done when they are chosen, whatever screen is open. */
export function useTindakanSegera(): Tindakan[] {
  const { history } = useRouter();
  const logout = useLogout();
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  const group = 'Tindakan';
  return [
    {
      key: 'ganti-instansi',
      label: 'Ganti instansi',
      kata: 'pindah pilih organisasi sekolah lain',
      group,
      onRun: () => history.push(hrefTo('organisasi.pilih')),
    },
    {
      key: 'tampilan',
      label: dark ? 'Tampilan terang' : 'Tampilan gelap',
      kata: 'mode warna malam siang',
      group,
      onRun: () => setColorScheme(dark ? 'light' : 'dark'),
    },
    { key: 'keluar', label: 'Keluar', kata: 'logout akun', group, onRun: () => void logout() },
  ];
}
