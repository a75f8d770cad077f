import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import { kalimatTidakAktif } from '../../../base/session/hak/kalimat-tidak-aktif.ts';
import { LinkPindah } from '../../../base/session/hak/link-pindah.tsx';
import { useSession } from '../../../base/session/use-session.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

/** In place of a screen that an inactive member may not use (aturan/akses#tidak-aktif). */
export function MemberInactive({ feature }: { feature: string }) {
  const session = useSession();
  return (
    <EmptyState title={`${feature} tidak tersedia`} icon={<IconUserOff size={22} stroke={1.75} />}>
      {kalimatTidakAktif(session)} <LinkPindah organisasi={session?.organisasi} />
    </EmptyState>
  );
}
