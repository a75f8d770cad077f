import { useRouter } from '@tanstack/react-router';
import { hrefTo } from '../../../base/links/href-to.ts';
import type { Command } from '../../../ui/layer/command.ts';
import { useLogout } from '../account/use-logout.ts';
import { useTampilan } from '../account/use-tampilan.ts';

type Tindakan = Command & { kata: string };

/** Acts that are done when they are chosen, whatever screen is open. */
export function useTindakanSegera(): Tindakan[] {
  const { history } = useRouter();
  const logout = useLogout();
  const { label, ganti } = useTampilan();
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
      label,
      kata: 'mode warna malam siang',
      group,
      onRun: ganti,
    },
    { key: 'keluar', label: 'Keluar', kata: 'logout akun', group, onRun: () => void logout() },
  ];
}
