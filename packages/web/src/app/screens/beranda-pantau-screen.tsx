import { lazy, Suspense } from 'react';
import { peranOf } from '../../base/session/peran-of.ts';
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
  const isGiven = peranOf(me, null) === 'pemantau';
  return <Suspense fallback={<Skeleton lines={6} />}>{isGiven ? <BerandaPemantau /> : <BerandaAtasScreen />}</Suspense>;
}
