import { useNavigate, useSearch } from '@tanstack/react-router';

/**
 * What an address asks a screen to open at once (`?buka=tambah`), as the search does that finds acts by their words; and
 * what puts it away again, so that a reload does not open it anew.
 */
export function useBuka(apa: string): { diminta: boolean; selesai: () => void } {
  const search: { buka?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const diminta = search.buka === apa;
  const selesai = () => {
    if (!diminta) return;
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, buka: undefined }),
      replace: true,
      resetScroll: false,
    });
  };
  return { diminta, selesai };
}
