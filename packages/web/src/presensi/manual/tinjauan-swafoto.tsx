import type { KeputusanManual, PresensiManual } from '@hadir/contract/presensi/manual/presensi-manual.ts';
import { HARI_BEKU_RINGKAS } from '@hadir/contract/persetujuan/sebut-hari-beku.ts';
import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { usePhone } from '../../ui/show/use-phone.ts';
import { AntreanSwafoto } from './antrean-swafoto.tsx';
import { BuktiSwafoto } from './bukti-swafoto.tsx';
import { KeputusanSwafoto } from './keputusan-swafoto.tsx';
import { MejaTinjauan } from '../../base/meja/meja-tinjauan.tsx';
import { PilihanMeja } from '../../base/meja/pilihan-meja.tsx';
import { setAsideBeku } from '../../base/meja/set-aside-beku.ts';
import { useAntrean } from '../../base/meja/use-antrean.ts';
import { usePutusanManual } from './use-putusan-manual.ts';
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
  const putusanOf = usePutusanManual();
  const actions = useKeputusanSwafoto(organisasi_id, putusanOf);
  const { pending } = actions;
  const elsewhere = useQuery({
    ...api.presensiManual.getPresensiManual.query({ organisasi_id, presensi_manual_id: opened }),
    enabled: opened > 0 && !rows.some((row) => row.presensi_manual_id === opened),
  });
  const first = phone ? undefined : rows.find((row) => !pending.has(row.presensi_manual_id));
  const manual = rows.find((row) => row.presensi_manual_id === opened) ?? (opened > 0 ? elsewhere.data : first);
  const ids = rows.map((row) => row.presensi_manual_id);
  const { selected, select, toggle, go, goOn } = useAntrean(ids, manual?.presensi_manual_id, onOpen);

  const putusan = manual && putusanOf(manual);
  const may = (tindakan: 'setujui' | 'tolak', one: PresensiManual) =>
    !pending.has(one.presensi_manual_id) && putusanOf(one).has(tindakan);
  const others = rows.filter((one) => may('setujui', one) || may('tolak', one)).map((one) => one.presensi_manual_id);
  const chosen = rows.filter((one) => selected.has(one.presensi_manual_id) && others.includes(one.presensi_manual_id));

  const approve = async (one: PresensiManual) => {
    if (one.hari_beku && may('tolak', one)) return notify.warning(`${one.anggota.nama}: ${HARI_BEKU_RINGKAS}`);
    if (!may('setujui', one)) return;
    if (one.status === diajukan) actions.approve(one);
    else await actions.ask(one, disetujui);
    if (one.status === diajukan && one === manual) goOn((id) => !pending.has(id));
  };
  const reject = async (one: PresensiManual) => {
    if (!may('tolak', one)) return;
    if ((await actions.ask(one, ditolak)) && one === manual) goOn((id) => !pending.has(id));
  };
  const decideChosen = (tindakan: 'setujui' | 'tolak', status: KeputusanManual) => {
    const { some, dibiarkan, sebab } = setAsideBeku(chosen, tindakan === 'setujui');
    const done = () => select(dibiarkan.map((one) => one.presensi_manual_id));
    return some.length > 0 && some.every((one) => may(tindakan, one))
      ? () => void actions.decideMany(some, status, sebab, done)
      : undefined;
  };
  useReviewKeys({
    dibuka: manual?.presensi_manual_id,
    onNext: () => go(1),
    onPrevious: () => go(-1),
    onApprove: () => manual && void approve(manual),
    onReject: () => manual && void reject(manual),
    onSelect: () => manual && others.includes(manual.presensi_manual_id) && toggle(manual.presensi_manual_id),
  });

  return (
    <>
      {canWrite && (
        <PilihanMeja
          jumlah={others.length}
          dipilih={chosen.length}
          loading={actions.sending}
          onPilihSemua={() => select(others)}
          onBatal={() => select([])}
          onSetujui={decideChosen('setujui', disetujui)}
          onTolak={decideChosen('tolak', ditolak)}
        />
      )}
      <MejaTinjauan
        antrean={
          <AntreanSwafoto
            rows={rows}
            opened={manual?.presensi_manual_id}
            selected={canWrite ? selected : null}
            unselectable={new Set(ids.filter((id) => !others.includes(id)))}
            pending={pending}
            onOpen={onOpen}
            onSelect={toggle}
            onApprove={(one) => void approve(one)}
            onReject={(one) => void reject(one)}
          />
        }
        nama={manual?.anggota.nama}
        keputusan={
          manual &&
          putusan &&
          putusan.size > 0 &&
          !pending.has(manual.presensi_manual_id) && (
            <KeputusanSwafoto
              manual={manual}
              putusan={putusan}
              actions={actions}
              onApprove={() => void approve(manual)}
              onReject={() => void reject(manual)}
            />
          )
        }
        bukti={manual && <BuktiSwafoto organisasi_id={organisasi_id} manual={manual} />}
        tombol={canWrite ? TOMBOL : []}
        onClose={() => onOpen(0)}
      />
    </>
  );
}
