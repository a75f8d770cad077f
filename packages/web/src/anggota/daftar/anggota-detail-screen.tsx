import { Button } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hrefTo } from '../../base/links/href-to.ts';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { useSession } from '../../base/session/use-session.ts';
import { AtributAnggotaSection } from '../../atribut/atribut-anggota-section.tsx';
import { api } from '../../base/api/api.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { WajahAnggotaSection } from '../../wajah/pendaftaran/wajah-anggota-section.tsx';
import { AktivasiCard } from './aktivasi-card.tsx';
import { AnggotaFormDialog } from './anggota-form-dialog.tsx';
import { AnggotaMenu } from './anggota-menu.tsx';
import { DataDiriCard } from './data-diri-card.tsx';
import { IdentitasCard } from './identitas-card.tsx';
import { KeanggotaanCard } from './keanggotaan-card.tsx';
import classes from './anggota-detail-screen.module.css';

type Props = { organisasi_id: number; user_id: number };

/** Everything that is known of one member, and what may be done with his account. */
export function AnggotaDetailScreen({ organisasi_id, user_id }: Props) {
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
              <AnggotaMenu organisasi_id={organisasi_id} anggota={anggota} />
              <Button leftSection={<IconPencil size={16} aria-hidden="true" />} onClick={() => setEditing(true)}>
                Ubah
              </Button>
            </>
          )
        }
      />
      {anggota ? (
        <div className={classes['columns']}>
          <div className={classes['column']}>
            <IdentitasCard
              organisasi_id={organisasi_id}
              anggota={anggota}
              mayUpload={(canWrite && anggota.dapat_ubah_akun) || isOneself}
            />
            {canWrite && (
              <WajahAnggotaSection
                organisasi_id={organisasi_id}
                user_id={user_id}
                nama={anggota.nama}
                isOneself={isOneself}
              />
            )}
            {canWrite && <AktivasiCard organisasi_id={organisasi_id} user_id={user_id} />}
          </div>
          <div className={classes['column']}>
            <DataDiriCard anggota={anggota} />
            <AtributAnggotaSection organisasi_id={organisasi_id} user_id={user_id} isOneself={isOneself} />
            <KeanggotaanCard anggota={anggota} mayListOrganisasi={canWrite || isOneself} />
          </div>
          <AnggotaFormDialog
            organisasi_id={organisasi_id}
            anggota={anggota}
            opened={editing}
            onClose={() => setEditing(false)}
          />
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={10} />
      )}
    </>
  );
}
