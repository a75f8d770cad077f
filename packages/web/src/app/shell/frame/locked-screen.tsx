import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { organisasiQuery } from '../../../base/session/session-queries.ts';
import { LockedFeature } from '../../../ui/feedback/locked-feature.tsx';

const ASK_MS = 10_000;

type Props = ComponentProps<typeof LockedFeature> & { organisasi_id: number };

/** A locked screen asks now and then whether the subscription has been paid meanwhile, and opens by itself. */
export function LockedScreen({ organisasi_id, ...locked }: Props) {
  useQuery({ ...organisasiQuery(organisasi_id), staleTime: 0, refetchInterval: ASK_MS, refetchOnMount: false });
  return <LockedFeature {...locked} />;
}
