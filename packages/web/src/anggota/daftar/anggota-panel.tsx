import { Button } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { api } from '../../base/api/api.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SidePanel } from '../../ui/layer/side-panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { hasMutasi } from '../dasar/has-mutasi.ts';
import { AnggotaFormDialog } from './anggota-form-dialog.tsx';
import { AnggotaMenu } from './anggota-menu.tsx';
import { AnggotaSummary } from './anggota-summary.tsx';

const MutasiAnggotaNotice = lazy(async () => ({
  default: (await import('../dasar/mutasi-anggota-notice.tsx')).MutasiAnggotaNotice,
}));

type Props = { organisasi_id: number; user_id: number; canWrite: boolean; onClose: () => void };

/** One member beside the list. */
export function AnggotaPanel({ organisasi_id, user_id, canWrite, onClose }: Props) {
  const [editing, setEditing] = useState(false);
  const {
    data: anggota,
    error,
    refetch,
  } = useQuery(api.anggota.getAnggota.query({ organisasi_id, user_id }, { errors: 'caller' }));
  return (
    <>
      <SidePanel
        opened
        onClose={onClose}
        title="Anggota"
        footer={
          anggota && (
            <>
              {canWrite && <AnggotaMenu organisasi_id={organisasi_id} anggota={anggota} />}
              <LinkButton variant="default" href={hrefTo('user.detail', { organisasi_id, user_id: anggota.user_id })}>
                Buka rincian
              </LinkButton>
              {canWrite && (
                <Button leftSection={<IconPencil size={16} aria-hidden="true" />} onClick={() => setEditing(true)}>
                  Ubah
                </Button>
              )}
            </>
          )
        }
      >
        {anggota ? (
          <>
            {hasMutasi(anggota) && (
              <Suspense>
                <MutasiAnggotaNotice organisasi_id={organisasi_id} anggota={anggota} />
              </Suspense>
            )}
            <AnggotaSummary anggota={anggota} />
          </>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={8} />
        )}
      </SidePanel>
      {anggota && (
        <AnggotaFormDialog
          organisasi_id={organisasi_id}
          anggota={anggota}
          opened={editing}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}
