import { lazy, Suspense } from 'react';
import { useSession } from '../../base/session/use-session.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

const BerandaAtasScreen = lazy(async () => ({
  default: (await import('../../dashboard/beranda-atas-screen.tsx')).BerandaAtasScreen,
}));
const BerandaPemantau = lazy(async () => ({
  default: (await import('../../pemantau/beranda-pemantau.tsx')).BerandaPemantau,
}));

/** Beranda of who only watches: a viewer sees all tenants, a monitor what he was given. */
export function BerandaPantauScreen() {
  const me = useSession()?.me;
  if (!me) return null;
  const isGiven = me.is_pemantau && !me.is_viewer && !me.is_super_admin;
  return <Suspense fallback={<Skeleton lines={6} />}>{isGiven ? <BerandaPemantau /> : <BerandaAtasScreen />}</Suspense>;
}
