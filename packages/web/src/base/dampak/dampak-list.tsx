import type { Dampak } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

// What a change does is asked of the server first, so nobody needs it before.
const HariBerubah = lazy(async () => ({ default: (await import('./hari-berubah.tsx')).HariBerubah }));

/** Which members' days a change makes something else, each before and after; nothing where it changes none. */
export function DampakList({ dampak }: { dampak: Dampak }) {
  if (dampak.contoh.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton lines={3} />}>
      <HariBerubah dampak={dampak} />
    </Suspense>
  );
}
