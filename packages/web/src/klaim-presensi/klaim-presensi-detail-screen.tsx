import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSebutSaat } from '../kit/zona/use-sebut-saat.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { useSeesSemua } from '../base/session/use-sees-semua.ts';
import { useCanWrite } from '../base/session/use-can-write.ts';
import { api } from '../base/api/api.ts';
import { Card } from '../ui/show/card.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Facts } from '../ui/show/facts.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { AkibatKeputusan } from './akibat-keputusan.tsx';
import { factsOfKlaim } from './facts-of-klaim.tsx';
import { KlaimActions } from './klaim-actions.tsx';
import { sebutAnggotaKlaim } from './sebut-klaim.ts';

const KlaimFormDialog = lazy(async () => ({ default: (await import('./klaim-form-dialog.tsx')).KlaimFormDialog }));

type Props = {
  organisasi_id: number;
  /** The route's name for the claim's number. */
  hari_libur_id: number;
  /** What was recorded on the days that a claim is about; absent to who may not read it. */
  tercatatOf?: ((klaim: KlaimPresensi) => ReactNode) | undefined;
};

/** One claim: whom it is for, what it grants, and who decided what; while it waits also its days as they are and as they would be. */
export function KlaimPresensiDetailScreen({ organisasi_id, hari_libur_id: presensi_klaim_id, tercatatOf }: Props) {
  const sebut = useSebutSaat();
  const navigate = useNavigate();
  const canWrite = useCanWrite() === 'yes';
  const [editing, setEditing] = useState<boolean | null>(null);
  const query = useQuery(api.klaimPresensi.getKlaim.query({ organisasi_id, presensi_klaim_id }, { errors: 'screen' }));
  const klaim = query.data;
  const isMenunggu = klaim?.status === 'diajukan';
  const isAnggota = !useSeesSemua();
  const list = hrefTo(isAnggota ? 'riwayatKehadiranUser' : 'klaimPresensi', { organisasi_id });
  return (
    <>
      <PageHeader
        title={klaim ? sebutAnggotaKlaim(klaim) : 'Rincian Ubah Presensi'}
        crumbs={[{ label: isAnggota ? 'Riwayat Kehadiran' : 'Ubah Presensi', href: list }, { label: 'Rincian' }]}
        actions={
          klaim &&
          canWrite && (
            <KlaimActions
              organisasi_id={organisasi_id}
              klaim={klaim}
              onEdit={() => setEditing(true)}
              onDeleted={() => void navigate({ to: list })}
            />
          )
        }
      />
      {klaim ? (
        <Card>
          <Facts facts={factsOfKlaim(organisasi_id, klaim, sebut)} />
          {isMenunggu && <AkibatKeputusan organisasi_id={organisasi_id} klaim={klaim} />}
          {isMenunggu && <Suspense fallback={<Skeleton lines={4} />}>{tercatatOf?.(klaim)}</Suspense>}
        </Card>
      ) : query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton lines={6} />
      )}
      <Suspense>
        {klaim && editing !== null && (
          <KlaimFormDialog
            organisasi_id={organisasi_id}
            klaim={klaim}
            opened={editing}
            onClose={() => setEditing(false)}
          />
        )}
      </Suspense>
    </>
  );
}
