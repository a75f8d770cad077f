import { lazy } from 'react';
import { useSeesSemua } from '../../base/session/use-sees-semua.ts';
import { KlaimPresensiDetailScreen } from '../../klaim-presensi/klaim-presensi-detail-screen.tsx';

const HariTercatat = lazy(async () => ({
  default: (await import('../../kehadiran/hari/hari-tercatat.tsx')).HariTercatat,
}));

/** One claim, beside what was recorded on its days for who may read that. */
export function RincianKlaimScreen(props: { organisasi_id: number; hari_libur_id: number }) {
  const isAbove = useSeesSemua();
  return (
    <KlaimPresensiDetailScreen
      {...props}
      tercatatOf={isAbove ? (klaim) => <HariTercatat organisasi_id={props.organisasi_id} {...klaim} /> : undefined}
    />
  );
}
