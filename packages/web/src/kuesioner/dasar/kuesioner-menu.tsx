import type { Kuesioner } from '@hadir/contract/kuesioner/daftar/kuesioner-baris.ts';
import { lazy, Suspense } from 'react';
import { ActionMenu } from '../../ui/layer/action-menu.tsx';
import type { MenuAction } from '../../ui/layer/menu-action.ts';
import { useTindakanKuesioner } from './use-tindakan-kuesioner.tsx';

const TautanDialog = lazy(async () => ({ default: (await import('./tautan-dialog.tsx')).TautanDialog }));

type Props = {
  organisasi_id: number;
  kuesioner: Kuesioner;
  onDeleted?: () => void;
  /** What stands before the rest, where there is no button for it beside. */
  first?: readonly MenuAction[];
  loading?: boolean;
};

export function KuesionerMenu({ organisasi_id, kuesioner, onDeleted, first = [], loading: isBusy = false }: Props) {
  const { actionsOf, loading, url, closeUrl } = useTindakanKuesioner(organisasi_id, onDeleted);
  return (
    <>
      <ActionMenu
        label={`Tindakan untuk ${kuesioner.judul}`}
        loading={loading || isBusy}
        actions={[...first, ...actionsOf(kuesioner)]}
      />
      <Suspense>{url !== undefined && <TautanDialog url={url} onClose={closeUrl} />}</Suspense>
    </>
  );
}
