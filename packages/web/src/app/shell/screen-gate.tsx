import { isTerkunci } from '@hadir/rules/akses/is-terkunci.ts';
import type { ReactNode } from 'react';
import { LockedFeature } from '../../ui/locked-feature.tsx';
import { routes, type RouteName } from '../routes.ts';
import { peranOf } from '../session/peran-of.ts';
import type { Session } from '../session/use-session.ts';
import { orderPage } from './order-page.ts';

type Props = { session: Session; name: RouteName; children: ReactNode };

/**
 * The lock in place of a screen that needs a subscription. A linked organisation is asked to subscribe or renew (the
 * premium overlay of the product document, section 2); any other is offered to unlock the feature (section 1).
 */
export function ScreenGate({ session: { me, organisasi }, name, children }: Props) {
  const { title, locked = 'no' } = routes[name];
  if (!organisasi || !isTerkunci(locked, peranOf(me, organisasi), organisasi)) return children;

  const { organisasi_id, k_sumber_data, tgl_berlaku_akhir } = organisasi;
  const renews = tgl_berlaku_akhir !== null;
  const subscribe = renews ? 'Perpanjang' : 'Berlangganan';
  return (
    <LockedFeature
      feature={title}
      href={orderPage(organisasi_id, renews ? 'perpanjangan' : 'baru')}
      actionLabel={k_sumber_data === 1 ? subscribe : 'Buka Fitur'}
    />
  );
}
