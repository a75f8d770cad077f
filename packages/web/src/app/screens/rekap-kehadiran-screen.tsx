import { lazy, Suspense } from 'react';
import { useSeesSemua } from '../../base/session/use-sees-semua.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

const RekapRiwayat = lazy(async () => ({
  default: (await import('../../laporan/rekap/rekap-riwayat.tsx')).RekapRiwayat,
}));
const RekapSaya = lazy(async () => ({ default: (await import('./rekap-saya.tsx')).RekapSaya }));

/** Rekap Riwayat: to those who look after the organisation the sums of all, to a plain member a page about himself. */
export function RekapKehadiranScreen({ organisasi_id }: { organisasi_id: number }) {
  const isOwn = !useSeesSemua();
  return (
    <Suspense fallback={<Skeleton lines={12} />}>
      {isOwn ? <RekapSaya organisasi_id={organisasi_id} /> : <RekapRiwayat organisasi_id={organisasi_id} />}
    </Suspense>
  );
}
