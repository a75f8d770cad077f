import type { Anggota } from '@hadir/contract/anggota/daftar/anggota.ts';
import { Button } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { hrefTo } from '../../base/links/href-to.ts';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { useSession } from '../../base/session/use-session.ts';
import { api } from '../../base/api/api.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { hasMutasi } from '../dasar/has-mutasi.ts';
import { DataDiriCard } from './data-diri-card.tsx';
import { IdentitasCard } from './identitas-card.tsx';
import classes from './anggota-detail-screen.module.css';

const AnggotaMenu = lazy(async () => ({ default: (await import('./anggota-menu.tsx')).AnggotaMenu }));
const MutasiAnggotaNotice = lazy(async () => ({
  default: (await import('../dasar/mutasi-anggota-notice.tsx')).MutasiAnggotaNotice,
}));
const WajahAnggotaSection = lazy(async () => ({
  default: (await import('../../wajah/pendaftaran/wajah-anggota-section.tsx')).WajahAnggotaSection,
}));
const AtributAnggotaSection = lazy(async () => ({
  default: (await import('../../atribut/atribut-anggota-section.tsx')).AtributAnggotaSection,
}));
const AktivasiCard = lazy(async () => ({ default: (await import('./aktivasi-card.tsx')).AktivasiCard }));
const KeanggotaanCard = lazy(async () => ({ default: (await import('./keanggotaan-card.tsx')).KeanggotaanCard }));
const AnggotaFormDialog = lazy(async () => ({
  default: (await import('./anggota-form-dialog.tsx')).AnggotaFormDialog,
}));

type Props = {
  organisasi_id: number;
  user_id: number;
  /** What else is known of him: his month, balances, hours, and what waits. */
  kehadiran?: (anggota: Anggota) => ReactNode;
};

/** Everything that is known of one member, and what may be done with his account. */
export function AnggotaDetailScreen({ organisasi_id, user_id, kehadiran }: Props) {
  const session = useSession();
  const canWrite = useCanWrite() === 'yes';
  const [editing, setEditing] = useState(false);
  const {
    data: anggota,
    error,
    refetch,
  } = useQuery(api.anggota.getAnggota.query({ organisasi_id, user_id }, { errors: 'screen' }));
  const isOneself = session?.me.user_id === user_id;
  const list = { label: 'Daftar Anggota', href: hrefTo('user', { organisasi_id }) };

  return (
    <>
      <PageHeader
        title={anggota?.nama ?? 'Rincian Anggota'}
        subtitle={anggota && [anggota.jabatan, anggota.nip].filter(Boolean).join(' · ')}
        crumbs={[
          ...(isOneself && !canWrite ? [] : [{ label: 'Kelola Anggota' }, list]),
          { label: anggota?.nama ?? 'Rincian' },
        ]}
        actions={
          anggota &&
          canWrite && (
            <>
              <Suspense>
                <AnggotaMenu organisasi_id={organisasi_id} anggota={anggota} />
              </Suspense>
              <Button leftSection={<IconPencil size={16} aria-hidden="true" />} onClick={() => setEditing(true)}>
                Ubah
              </Button>
            </>
          )
        }
      />
      {anggota && hasMutasi(anggota) && (
        <Suspense>
          <MutasiAnggotaNotice organisasi_id={organisasi_id} anggota={anggota} />
        </Suspense>
      )}
      {anggota ? (
        <div className={classes['columns']}>
          <div className={classes['column']}>
            <IdentitasCard
              organisasi_id={organisasi_id}
              anggota={anggota}
              mayUpload={(canWrite && anggota.dapat_ubah_akun) || isOneself}
            />
            <Suspense>
              {canWrite && (
                <WajahAnggotaSection organisasi_id={organisasi_id} anggota={anggota} isOneself={isOneself} />
              )}
              {canWrite && <AktivasiCard organisasi_id={organisasi_id} user_id={user_id} />}
            </Suspense>
          </div>
          <div className={classes['column']}>
            {kehadiran?.(anggota)}
            <DataDiriCard organisasi_id={organisasi_id} anggota={anggota} />
            <Suspense>
              <AtributAnggotaSection organisasi_id={organisasi_id} user_id={user_id} isOneself={isOneself} />
              <KeanggotaanCard anggota={anggota} mayListOrganisasi={canWrite || isOneself} />
            </Suspense>
          </div>
          <Suspense>
            {editing && (
              <AnggotaFormDialog
                organisasi_id={organisasi_id}
                anggota={anggota}
                opened
                onClose={() => setEditing(false)}
              />
            )}
          </Suspense>
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={10} />
      )}
    </>
  );
}
