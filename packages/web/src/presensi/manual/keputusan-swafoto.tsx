import type { PresensiManual } from '@hadir/contract/presensi/manual/presensi-manual.ts';
import { Button } from '@mantine/core';
import { KeputusanMeja } from '../../base/meja/keputusan-meja.tsx';
import { ActionMenu } from '../../ui/layer/action-menu.tsx';
import type { PutusanOf } from './use-putusan-manual.ts';
import type { useKeputusanSwafoto } from './use-keputusan-swafoto.ts';

type Props = {
  manual: PresensiManual;
  putusan: ReturnType<PutusanOf>;
  actions: ReturnType<typeof useKeputusanSwafoto>;
  onApprove: () => void;
  onReject: () => void;
};

/** What may be decided about a request in its state; the way beside the evidence says whom it waits for. */
export function KeputusanSwafoto({ manual, putusan, actions, onApprove, onReject }: Props) {
  const { rejectPermanently, resetPermanent, sending } = actions;
  return (
    <KeputusanMeja
      dibuka={manual.presensi_manual_id}
      isMenunggu={!sending}
      lain={
        <>
          {putusan.has('cabut_permanen') && (
            <Button variant="default" loading={sending} onClick={() => resetPermanent(manual)}>
              Batalkan penolakan permanen
            </Button>
          )}
          {putusan.has('tolak_permanen') && (
            <ActionMenu
              label="Tindakan lain"
              actions={[{ label: 'Tolak permanen', danger: true, onClick: () => void rejectPermanently(manual) }]}
            />
          )}
        </>
      }
      onSetujui={putusan.has('setujui') ? onApprove : undefined}
      onTolak={putusan.has('tolak') ? onReject : undefined}
    />
  );
}
