import { isTerkunci } from '@hadir/rules/akses/is-terkunci.ts';
import { lazy, Suspense, type ReactNode } from 'react';
import { isCutiRoute } from '../../addresses/is-cuti-route.ts';
import { routes, type RouteName } from '../../../base/links/routes.ts';
import { judgeSaklarCuti } from '@hadir/rules/pengaturan/saklar-cuti.ts';
import { isInactive } from '../../../base/session/is-inactive.ts';
import { peranOf } from '../../../base/session/peran-of.ts';
import type { Session } from '../../../base/session/use-session.ts';

const CutiOff = lazy(async () => ({ default: (await import('./cuti-off.tsx')).CutiOff }));
const LockedScreen = lazy(async () => ({
  default: (await import('../../../base/lock/locked-screen.tsx')).LockedScreen,
}));
const MemberInactive = lazy(async () => ({ default: (await import('./member-inactive.tsx')).MemberInactive }));

/** What an organisation's features stand under; its Beranda, Analitik and the member's own profile stand elsewhere. */
const INSIDE = /^\/organisasi\/\{organisasi_id\}(\/|$)/;

/** What was his stays his to read, also in a place that he left. */
const OWN_PAST: ReadonlySet<RouteName> = new Set([
  'riwayatKehadiranUser',
  'klaimPresensi.detail',
  'riwayatCuti',
  'cuti.detail',
]);

type Props = { session: Session; name: RouteName; children: ReactNode };

/**
 * The lock in place of a screen that needs a subscription (aturan/akses#edisi). Leave that is switched off says so where
 * a subscription leads to its switch. An inactive member is told that he is one.
 */
export function ScreenGate({ session, name, children }: Props) {
  const { me, organisasi } = session;
  const { title, locked = 'no' } = routes[name];
  if (!organisasi) return children;
  if (isInactive(me, organisasi) && INSIDE.test(routes[name].path) && !OWN_PAST.has(name))
    return (
      <Suspense>
        <MemberInactive feature={title} />
      </Suspense>
    );
  const isLocked = isTerkunci(locked, peranOf(me, organisasi), organisasi);
  const off = isCutiRoute(name) ? judgeSaklarCuti(organisasi) : null;
  if (off && (!isLocked || off === 'cuti.hidden')) {
    return (
      <Suspense>
        <CutiOff organisasi={organisasi} feature={title} />
      </Suspense>
    );
  }
  if (!isLocked) return children;
  return (
    <Suspense>
      <LockedScreen isScreen session={session} organisasi={organisasi} feature={title} />
    </Suspense>
  );
}
