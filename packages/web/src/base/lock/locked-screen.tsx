import { isTerhubung } from '@hadir/rules/akses/is-terhubung.ts';
import type { OrganisasiAktif } from '@hadir/contract/auth/sesi/organisasi-aktif.ts';
import { useQuery } from '@tanstack/react-query';
import { LockedFeature } from '../../ui/feedback/locked-feature.tsx';
import { orderPage } from '../links/order-page.ts';
import { mayOrder } from '../session/hak/may-order.ts';
import { organisasiQuery } from '../session/session-queries.ts';
import type { Session } from '../session/use-session.ts';
import { sebutMintaOperator } from './sebut-minta-operator.ts';

const ASK_MS = 10_000;

type Props = { session: Session; organisasi: OrganisasiAktif; feature: string; isScreen?: boolean };

/**
 * In place of what needs a subscription (aturan/akses#edisi): a linked organisation is asked to subscribe or renew, any
 * other is offered to unlock the feature, and who may not order is told whom to ask. It asks now and then whether the
 * subscription has been paid meanwhile, and opens by itself.
 */
export function LockedScreen({ session, organisasi, feature, isScreen = false }: Props) {
  const { organisasi_id, tgl_berlaku_akhir } = organisasi;
  useQuery({ ...organisasiQuery(organisasi_id), staleTime: 0, refetchInterval: ASK_MS, refetchOnMount: false });
  const renews = tgl_berlaku_akhir !== null;
  const subscribe = renews ? 'Perpanjang' : 'Berlangganan';
  if (!mayOrder(session)) {
    return <LockedFeature isScreen={isScreen} feature={feature} text={sebutMintaOperator(organisasi)} />;
  }
  return (
    <LockedFeature
      isScreen={isScreen}
      feature={feature}
      href={orderPage(organisasi_id, renews ? 'perpanjangan' : 'baru')}
      actionLabel={isTerhubung(organisasi) ? subscribe : 'Buka Fitur'}
    />
  );
}
