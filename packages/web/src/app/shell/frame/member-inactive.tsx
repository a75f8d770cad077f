import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

/** In place of a screen that an inactive member may not use (aturan/akses#tidak-aktif). */
export function MemberInactive({ feature }: { feature: string }) {
  return (
    <EmptyState title={`${feature} tidak tersedia`} icon={<IconUserOff size={22} stroke={1.75} />}>
      Keanggotaan Anda tidak aktif. Hubungi operator instansi Anda.
    </EmptyState>
  );
}
