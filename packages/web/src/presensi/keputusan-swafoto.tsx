import type { PresensiManual } from '@hadir/contract/presensi/presensi-manual.contract.ts';
import { Button } from '@mantine/core';
import { ActionMenu } from '../ui/action-menu.tsx';
import type { useKeputusanSwafoto } from './use-keputusan-swafoto.ts';

type Props = { manual: PresensiManual; actions: ReturnType<typeof useKeputusanSwafoto>; onApprove: () => void };

/** What may be decided about a request in its state. */
export function KeputusanSwafoto({ manual, actions, onApprove }: Props) {
  const { status, is_permanen, persetujuan } = manual;
  const { ask, rejectPermanently, resetPermanent, sending } = actions;
  // While it waits, only whose turn it is decides; the way beside the evidence says who that is.
  if (status === 8 || (status === 4 && !persetujuan.is_giliran_saya)) return null;
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
      {status !== 6 && (
        <Button variant="default" disabled={sending} onClick={() => void ask(manual, 6)}>
          Tolak
        </Button>
      )}
      {status !== 5 && (
        <Button disabled={sending} onClick={() => (status === 4 ? onApprove() : void ask(manual, 5))}>
          Setujui
        </Button>
      )}
    </>
  );
}
