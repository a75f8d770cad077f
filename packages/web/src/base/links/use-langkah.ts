import type { LangkahAwal } from '@hadir/rules/dashboard/judge-langkah-awal.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { hrefTo } from './href-to.ts';

/**
 * A screen that Beranda's first steps lead to (`?langkah=…`): what the step asks for is opened at once, and once it is
 * done one is back at the steps.
 */
export function useLangkah(langkah: LangkahAwal, organisasi_id: number) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const search: { langkah?: unknown } = useSearch({ strict: false });
  const diminta = search.langkah === langkah;
  const selesai = async () => {
    if (!diminta) return;
    await queryClient.invalidateQueries({ queryKey: ['dashboard'] });
    await router.navigate({ to: hrefTo('home', { organisasi_id }), ignoreBlocker: true });
  };
  return { diminta, selesai };
}
