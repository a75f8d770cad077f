import type { WajahDitinjau } from '@hadir/contract/wajah/presensi/wajah-presensi.contract.ts';
import { sebutJam } from '@hadir/contract/kit/sebut-jam.ts';
import { AnggotaAvatar } from '../../base/foto/anggota-avatar.tsx';
import { AntreanTinjauan } from '../../base/meja/antrean-tinjauan.tsx';
import { KeputusanMeja } from '../../base/meja/keputusan-meja.tsx';
import { MejaTinjauan } from '../../base/meja/meja-tinjauan.tsx';
import classes from '../../base/meja/meja.module.css';
import { useAntrean } from '../../base/meja/use-antrean.ts';
import { useReviewKeys } from '../../base/meja/use-review-keys.ts';
import { useSession } from '../../base/session/use-session.ts';
import { formatTanggal } from '../../kit/format/format.ts';
import { usePhone } from '../../ui/show/use-phone.ts';
import { WajahChip } from './wajah-chip.tsx';
import { BuktiWajah } from './bukti-wajah.tsx';
import { useKeputusanWajah } from './use-keputusan-wajah.ts';
import { WAJAH_SENDIRI } from '../pendaftaran/wajah-sendiri.ts';

const TOMBOL = [
  ['A', 'cocok'],
  ['T', 'tidak cocok'],
] as const;

type Props = {
  organisasi_id: number;
  rows: readonly WajahDitinjau[];
  /** 0 is none: on a desk the first stands open then. */
  opened: number;
  canWrite: boolean;
  onOpen: (id: number) => void;
};

/** Selfies beside what each is judged by; the next opens by itself once one is decided. */
export function TinjauanWajah({ organisasi_id, rows, opened, canWrite, onOpen }: Props) {
  const phone = usePhone();
  const { cocok, tidakCocok, sending } = useKeputusanWajah(organisasi_id);
  const swafoto = rows.find(({ presensi_id }) => presensi_id === opened) ?? (phone ? undefined : rows[0]);
  // Nobody says it of his own face.
  const isMine = swafoto?.anggota.user_id === useSession()?.me.user_id;
  const ids = rows.map(({ presensi_id }) => presensi_id);
  const { go } = useAntrean(ids, swafoto?.presensi_id, onOpen);
  const mayDecide = swafoto !== undefined && canWrite && !isMine && !sending;
  const sayCocok = () => {
    if (!mayDecide) return;
    cocok(swafoto);
    go(1);
  };
  const sayTidak = () => {
    if (mayDecide) void tidakCocok(swafoto);
  };
  const dibuka = swafoto?.presensi_id;
  useReviewKeys({ dibuka, onNext: () => go(1), onPrevious: () => go(-1), onApprove: sayCocok, onReject: sayTidak, onSelect: () => undefined }); // prettier-ignore

  const decision =
    swafoto &&
    canWrite &&
    (isMine ? (
      <p className={classes['hint']}>{WAJAH_SENDIRI}</p>
    ) : (
      <KeputusanMeja
        dibuka={swafoto.presensi_id}
        isMenunggu={!sending}
        setujui="Cocok"
        tolak="Tidak cocok"
        onSetujui={sayCocok}
        onTolak={sayTidak}
      />
    ));
  return (
    <MejaTinjauan
      antrean={
        <AntreanTinjauan
          label="Swafoto yang wajahnya perlu dilihat"
          rows={rows.map(({ presensi_id: id, anggota, tanggal, jam, is_face_verified }) => ({
            id,
            sebut: `${anggota.nama} ${formatTanggal(tanggal)} ${jam}`,
            kepala: <AnggotaAvatar anggota={anggota} detail={`${formatTanggal(tanggal)} ${sebutJam(jam)}`} />,
            state: <WajahChip is_face_verified={is_face_verified} isDinilai />,
          }))}
          opened={swafoto?.presensi_id}
          selected={null}
          onOpen={onOpen}
          onSelect={() => undefined}
        />
      }
      nama={swafoto?.anggota.nama}
      keputusan={decision}
      bukti={swafoto && <BuktiWajah organisasi_id={organisasi_id} swafoto={swafoto} />}
      tombol={TOMBOL}
      onClose={() => onOpen(0)}
    />
  );
}
