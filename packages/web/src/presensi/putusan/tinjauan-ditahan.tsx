import type { PresensiDitinjau } from '@hadir/contract/presensi/putusan/presensi-ditinjau.ts';
import { Button } from '@mantine/core';
import { useSession } from '../../base/session/use-session.ts';
import { usePhone } from '../../ui/show/use-phone.ts';
import { AntreanDitahan } from './antrean-ditahan.tsx';
import { BuktiDitahan } from './bukti-ditahan.tsx';
import { MejaTinjauan } from '../../base/meja/meja-tinjauan.tsx';
import classes from '../../base/meja/meja.module.css';
import { useAntrean } from '../../base/meja/use-antrean.ts';
import { useKeputusanDitahan } from './use-keputusan-ditahan.ts';
import { useReviewKeys } from '../../base/meja/use-review-keys.ts';
import { LABEL_TINDAKAN_PRESENSI } from '../../base/words/label-tindakan-presensi.ts';

const TOMBOL = [
  ['A', 'terima'],
  ['T', 'tolak'],
  ['X', 'pilih'],
] as const;

type Props = {
  organisasi_id: number;
  rows: readonly PresensiDitinjau[];
  /** 0 is none: on a desk the first that waits stands open then. */
  opened: number;
  canWrite: boolean;
  onOpen: (id: number) => void;
};

/** Held taps beside the evidence of the one that is open; the next opens by itself once it is decided. */
export function TinjauanDitahan({ organisasi_id, rows, opened, canWrite, onOpen }: Props) {
  const phone = usePhone();
  const { approve, reject, decideMany, pending, sending } = useKeputusanDitahan(organisasi_id);
  const first = phone ? undefined : rows.find(({ presensi_id }) => !pending.has(presensi_id));
  const tap = rows.find(({ presensi_id }) => presensi_id === opened) ?? first;
  // Nobody decides about his own.
  const me = useSession()?.me.user_id;
  const isMine = tap?.anggota.user_id === me;
  const ids = rows.map(({ presensi_id }) => presensi_id);
  const others = rows.filter(({ anggota }) => anggota.user_id !== me).map(({ presensi_id }) => presensi_id);
  const { selected, select, toggle, go, goOn } = useAntrean(ids, tap?.presensi_id, onOpen);
  const approveOpened = () => {
    if (!tap || !canWrite || isMine || tap.status === 'dihitung') return;
    approve(tap);
    if (tap.status !== 'menunggu') return;
    goOn((id) => !pending.has(id));
  };
  const rejectOne = async (one: PresensiDitinjau) => {
    if ((await reject(one)) && one === tap) goOn((id) => !pending.has(id));
  };
  const rejectOpened = () => {
    if (!tap || !canWrite || isMine || pending.has(tap.presensi_id)) return;
    if (tap.status === 'menunggu' || tap.status === 'dihitung') void rejectOne(tap);
  };
  useReviewKeys({
    onNext: () => go(1),
    onPrevious: () => go(-1),
    onApprove: approveOpened,
    onReject: rejectOpened,
    onSelect: () => tap && !isMine && toggle(tap.presensi_id),
  });

  const decision =
    tap &&
    canWrite &&
    !pending.has(tap.presensi_id) &&
    (isMine ? (
      <p className={classes['hint']}>Presensi Anda sendiri diputuskan operator lain atau admin induk.</p>
    ) : (
      <>
        {(tap.status === 'menunggu' || tap.status === 'dihitung') && (
          <Button variant="default" disabled={sending} onClick={rejectOpened}>
            {LABEL_TINDAKAN_PRESENSI.tolak}
          </Button>
        )}
        {tap.status !== 'dihitung' && (
          <Button disabled={sending} onClick={approveOpened}>
            {LABEL_TINDAKAN_PRESENSI.hitung}
          </Button>
        )}
      </>
    ));
  return (
    <>
      {canWrite && others.length > 0 && (
        <div className={classes['bulk']} role="region" aria-label="Tindakan untuk yang dipilih">
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => select(selected.size < others.length ? others : [])}
          >
            {selected.size < others.length ? `Pilih semua (${others.length})` : 'Batalkan pilihan'}
          </Button>
          {selected.size > 0 && (
            <>
              <span aria-live="polite">{selected.size} dipilih</span>
              {(['hitung', 'tolak'] as const).map((tindakan) => (
                <Button
                  key={tindakan}
                  size="compact-sm"
                  variant={tindakan === 'hitung' ? 'filled' : 'default'}
                  loading={sending}
                  onClick={() =>
                    void decideMany(
                      [...selected].filter((id) => !pending.has(id)),
                      tindakan,
                      () => select([]),
                    )
                  }
                >
                  {LABEL_TINDAKAN_PRESENSI[tindakan]} yang dipilih
                </Button>
              ))}
            </>
          )}
        </div>
      )}
      <MejaTinjauan
        antrean={
          <AntreanDitahan
            rows={rows}
            opened={tap?.presensi_id}
            selected={canWrite ? selected : null}
            pending={pending}
            onOpen={onOpen}
            onSelect={toggle}
            onApprove={approve}
            onReject={(one) => void rejectOne(one)}
            unselectable={new Set(ids.filter((id) => !others.includes(id)))}
          />
        }
        nama={tap?.anggota.nama}
        keputusan={decision}
        bukti={tap && <BuktiDitahan organisasi_id={organisasi_id} tap={tap} />}
        tombol={TOMBOL}
        onClose={() => onOpen(0)}
      />
    </>
  );
}
