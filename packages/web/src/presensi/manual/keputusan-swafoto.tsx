import type { PresensiManual } from '@hadir/contract/presensi/manual/presensi-manual.ts';
import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import { Button } from '@mantine/core';
import { ActionMenu } from '../../ui/layer/action-menu.tsx';
import type { useKeputusanSwafoto } from './use-keputusan-swafoto.ts';

const { diajukan, disetujui, ditolak, dibatalkan } = STATUS_PRESENSI_MANUAL;

type Props = {
  manual: PresensiManual;
  actions: ReturnType<typeof useKeputusanSwafoto>;
  onApprove: () => void;
  onReject: () => void;
};

/** What may be decided about a request in its state. */
export function KeputusanSwafoto({ manual, actions, onApprove, onReject }: Props) {
  const { status, is_permanen, persetujuan } = manual;
  const { ask, rejectPermanently, resetPermanent, sending } = actions;
  // While it waits, only whose turn it is decides; the way beside the evidence says who that is.
  if (status === dibatalkan || (status === diajukan && !persetujuan.is_giliran_saya)) return null;
  if (is_permanen) {
    return (
      <Button variant="default" loading={sending} onClick={() => resetPermanent(manual)}>
        Batalkan penolakan permanen
      </Button>
    );
  }
  return (
    <>
      <ActionMenu
        label="Tindakan lain"
        actions={[{ label: 'Tolak permanen', danger: true, onClick: () => void rejectPermanently(manual) }]}
      />
      {status !== ditolak && (
        <Button variant="default" disabled={sending} onClick={onReject}>
          Tolak
        </Button>
      )}
      {status !== disetujui && (
        <Button disabled={sending} onClick={() => (status === diajukan ? onApprove() : void ask(manual, disetujui))}>
          Setujui
        </Button>
      )}
    </>
  );
}
