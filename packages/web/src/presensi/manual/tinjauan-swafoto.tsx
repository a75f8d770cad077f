import type { KeputusanManual, PresensiManual } from '@hadir/contract/presensi/manual/presensi-manual.ts';
import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { usePhone } from '../../ui/show/use-phone.ts';
import { AntreanSwafoto } from './antrean-swafoto.tsx';
import { BuktiSwafoto } from './bukti-swafoto.tsx';
import { KeputusanSwafoto } from './keputusan-swafoto.tsx';
import { MejaTinjauan } from '../../base/meja/meja-tinjauan.tsx';
import classes from '../../base/meja/meja.module.css';
import { useAntrean } from '../../base/meja/use-antrean.ts';
import { useKeputusanSwafoto } from './use-keputusan-swafoto.ts';
import { useReviewKeys } from '../../base/meja/use-review-keys.ts';

const { diajukan, disetujui, ditolak } = STATUS_PRESENSI_MANUAL;
const TOMBOL = [
  ['A', 'setujui'],
  ['T', 'tolak'],
  ['X', 'pilih'],
] as const;

type Props = {
  organisasi_id: number;
  rows: readonly PresensiManual[];
  /** 0 is none: on a desk the first that waits stands open then. */
  opened: number;
  canWrite: boolean;
  onOpen: (id: number) => void;
};

/** The queue beside the evidence of the one that is open; the next opens by itself once it is decided. */
export function TinjauanSwafoto({ organisasi_id, rows, opened, canWrite, onOpen }: Props) {
  const phone = usePhone();
  const actions = useKeputusanSwafoto(organisasi_id);
  const { pending } = actions;
  const elsewhere = useQuery({
    ...api.presensiManual.getPresensiManual.query({ organisasi_id, presensi_manual_id: opened }),
    enabled: opened > 0 && !rows.some((row) => row.presensi_manual_id === opened),
  });
  const first = phone ? undefined : rows.find((row) => !pending.has(row.presensi_manual_id));
  const manual = rows.find((row) => row.presensi_manual_id === opened) ?? (opened > 0 ? elsewhere.data : first);
  const ids = rows.map((row) => row.presensi_manual_id);
  const { selected, select, toggle, go, goOn } = useAntrean(ids, manual?.presensi_manual_id, onOpen);
  const decideSelected = (status: KeputusanManual) => {
    const chosen = rows.filter(({ presensi_manual_id: one }) => selected.has(one) && !pending.has(one));
    return actions.decideMany(chosen, status, () => select([]));
  };
  const reject = async (one: PresensiManual) => {
    if ((await actions.ask(one, ditolak)) && one === manual) goOn((id) => !pending.has(id));
  };
  const approveOpened = () => {
    if (!manual || !canWrite) return;
    if (manual.status === diajukan && !manual.persetujuan.is_giliran_saya) return;
    if (manual.status !== diajukan)
      return void (manual.status === ditolak && !manual.is_permanen && actions.ask(manual, disetujui));
    actions.approve(manual);
    goOn((id) => !pending.has(id));
  };
  useReviewKeys({
    onNext: () => go(1),
    onPrevious: () => go(-1),
    onApprove: approveOpened,
    onReject: () => {
      const isMine =
        manual?.status === disetujui || (manual?.status === diajukan && manual.persetujuan.is_giliran_saya);
      if (manual && canWrite && isMine && !pending.has(manual.presensi_manual_id)) void reject(manual);
    },
    onSelect: () => manual && canWrite && toggle(manual.presensi_manual_id),
  });

  const decision = manual && canWrite && !pending.has(manual.presensi_manual_id) && (
    <KeputusanSwafoto
      manual={manual}
      actions={actions}
      onApprove={approveOpened}
      onReject={() => void reject(manual)}
    />
  );
  return (
    <>
      {selected.size > 0 && canWrite && (
        <div className={classes['bulk']} role="region" aria-label="Tindakan untuk yang dipilih">
          <span aria-live="polite">{selected.size} dipilih</span>
          {([disetujui, ditolak] as const).map((status) => (
            <Button
              key={status}
              size="compact-sm"
              variant={status === disetujui ? 'filled' : 'default'}
              loading={actions.sending}
              onClick={() => void decideSelected(status)}
            >
              {status === disetujui ? 'Setujui yang dipilih' : 'Tolak yang dipilih'}
            </Button>
          ))}
          <Button size="compact-sm" variant="subtle" onClick={() => select([])}>
            Batalkan pilihan
          </Button>
        </div>
      )}
      <MejaTinjauan
        antrean={
          <AntreanSwafoto
            rows={rows}
            opened={manual?.presensi_manual_id}
            selected={canWrite ? selected : null}
            pending={pending}
            onOpen={onOpen}
            onSelect={toggle}
            onApprove={actions.approve}
            onReject={(one) => void reject(one)}
          />
        }
        nama={manual?.anggota.nama}
        keputusan={decision}
        bukti={manual && <BuktiSwafoto organisasi_id={organisasi_id} manual={manual} />}
        tombol={canWrite ? TOMBOL : []}
        onClose={() => onOpen(0)}
      />
    </>
  );
}
