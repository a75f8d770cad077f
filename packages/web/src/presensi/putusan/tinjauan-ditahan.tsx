import type { PresensiDitinjau } from '@hadir/contract/presensi/putusan/presensi-ditinjau.ts';
import { HARI_BEKU_RINGKAS } from '@hadir/contract/persetujuan/sebut-hari-beku.ts';
import { checkPemutusPresensi, mayPutusPresensi } from '@hadir/rules/presensi/putusan/putusan-presensi.ts';
import { useSession } from '../../base/session/use-session.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { usePhone } from '../../ui/show/use-phone.ts';
import { AntreanDitahan } from './antrean-ditahan.tsx';
import { BuktiDitahan } from './bukti-ditahan.tsx';
import { KeputusanMeja } from '../../base/meja/keputusan-meja.tsx';
import { MejaTinjauan } from '../../base/meja/meja-tinjauan.tsx';
import classes from '../../base/meja/meja.module.css';
import { PilihanMeja } from '../../base/meja/pilihan-meja.tsx';
import { setAsideBeku } from '../../base/meja/set-aside-beku.ts';
import { useAntrean } from '../../base/meja/use-antrean.ts';
import { keadaanDitinjau } from './keadaan-ditinjau.ts';
import { labelPutusan } from '../../base/words/label-putusan.ts';
import { useKeputusanDitahan } from './use-keputusan-ditahan.ts';
import { useReviewKeys } from '../../base/meja/use-review-keys.ts';

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
  const { approve, ask, decideMany, pending, sending } = useKeputusanDitahan(organisasi_id);
  const me = useSession()?.me.user_id ?? 0;
  const isMine = ({ anggota, sumber }: PresensiDitinjau) =>
    checkPemutusPresensi([{ user_id: anggota.user_id, sumber }], me) !== null;
  const may = (tindakan: 'hitung' | 'tolak', tap: PresensiDitinjau) =>
    canWrite &&
    !isMine(tap) &&
    !pending.has(tap.presensi_id) &&
    mayPutusPresensi(tindakan, keadaanDitinjau(tap)) &&
    (tindakan === 'tolak' || tap.hari_beku === null);

  const first = phone ? undefined : rows.find(({ presensi_id }) => !pending.has(presensi_id));
  // Whoever asks for one that is not among these is shown no other in its place.
  const tap = opened > 0 ? rows.find(({ presensi_id }) => presensi_id === opened) : first;
  const ids = rows.map(({ presensi_id }) => presensi_id);
  const others = rows.filter((row) => !isMine(row)).map(({ presensi_id }) => presensi_id);
  const { selected, select, toggle, go, goOn } = useAntrean(ids, tap?.presensi_id, onOpen);
  const chosen = rows.filter(({ presensi_id }) => selected.has(presensi_id) && !pending.has(presensi_id));

  const decideOne = async (tindakan: 'hitung' | 'tolak', one: PresensiDitinjau) => {
    if (tindakan === 'hitung' && one.hari_beku && may('tolak', one)) {
      notify.warning(`${one.anggota.nama}: ${HARI_BEKU_RINGKAS}`);
      return;
    }
    if (!may(tindakan, one)) return;
    if (tindakan === 'hitung' && one.status === 'menunggu') approve(one);
    else if (!(await ask(one, tindakan))) return;
    if (one === tap) goOn((id) => !pending.has(id));
  };
  const decideChosen = (tindakan: 'hitung' | 'tolak') => {
    const { some, dibiarkan, sebab } = setAsideBeku(chosen, tindakan === 'hitung');
    const done = () => {
      select(dibiarkan.map(({ presensi_id }) => presensi_id));
      onOpen(0);
    };
    return some.length > 0 && some.every((one) => may(tindakan, one))
      ? () => void decideMany(some, tindakan, sebab, done)
      : undefined;
  };
  useReviewKeys({
    dibuka: tap?.presensi_id,
    onNext: () => go(1),
    onPrevious: () => go(-1),
    onApprove: () => tap && void decideOne('hitung', tap),
    onReject: () => tap && void decideOne('tolak', tap),
    onSelect: () => tap && canWrite && !isMine(tap) && toggle(tap.presensi_id),
  });

  const decision =
    tap &&
    canWrite &&
    (isMine(tap) ? (
      <p className={classes['hint']}>Presensi Anda sendiri diputuskan operator lain atau admin induk.</p>
    ) : (
      <KeputusanMeja
        dibuka={tap.presensi_id}
        isMenunggu={!sending}
        setujui={labelPutusan('hitung', keadaanDitinjau(tap))}
        onSetujui={may('hitung', tap) ? () => void decideOne('hitung', tap) : undefined}
        onTolak={may('tolak', tap) ? () => void decideOne('tolak', tap) : undefined}
      />
    ));
  return (
    <>
      {canWrite && (
        <PilihanMeja
          jumlah={others.length}
          dipilih={selected.size}
          setujui={labelPutusan('hitung', keadaanDitinjau(chosen[0] ?? { status: 'menunggu' }))}
          loading={sending}
          onPilihSemua={() => select(others)}
          onBatal={() => select([])}
          onSetujui={decideChosen('hitung')}
          onTolak={decideChosen('tolak')}
        />
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
            onApprove={(one) => void decideOne('hitung', one)}
            onReject={(one) => void decideOne('tolak', one)}
            unselectable={new Set(ids.filter((id) => !others.includes(id)))}
          />
        }
        nama={tap?.anggota.nama}
        keputusan={decision}
        bukti={tap && <BuktiDitahan organisasi_id={organisasi_id} tap={tap} />}
        tombol={canWrite ? TOMBOL : []}
        onClose={() => onOpen(0)}
      />
    </>
  );
}
