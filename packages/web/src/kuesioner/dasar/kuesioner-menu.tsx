import type { Kuesioner } from '@hadir/contract/kuesioner/daftar/kuesioner-baris.ts';
import { ActionMenu } from '../../ui/layer/action-menu.tsx';
import { TautanDialog } from './tautan-dialog.tsx';
import { useTindakanKuesioner } from './use-tindakan-kuesioner.tsx';

type Props = { organisasi_id: number; kuesioner: Kuesioner; onDeleted?: () => void };

export function KuesionerMenu({ organisasi_id, kuesioner, onDeleted }: Props) {
  const { actionsOf, loading, url, closeUrl } = useTindakanKuesioner(organisasi_id, onDeleted);
  return (
    <>
      <ActionMenu label={`Tindakan untuk ${kuesioner.judul}`} loading={loading} actions={actionsOf(kuesioner)} />
      <TautanDialog url={url} onClose={closeUrl} />
    </>
  );
}
