import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import type { PresensiManual } from '@hadir/contract/presensi/manual/presensi-manual.ts';
import { HARI_BEKU_RINGKAS } from '@hadir/contract/persetujuan/sebut-hari-beku.ts';
import { sebutJam } from '@hadir/contract/kit/sebut-jam.ts';
import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import type { ComponentProps } from 'react';
import { AnggotaAvatar } from '../../base/foto/anggota-avatar.tsx';
import { formatTanggal } from '../../kit/format/format.ts';
import { Sejak } from '../../kit/zona/sejak.tsx';
import { AntreanTinjauan } from '../../base/meja/antrean-tinjauan.tsx';
import type { Keputusan } from '../../base/meja/sebut-tak-tersimpan.ts';
import { PutusBaris } from '../../base/meja/putus-baris.tsx';
import { KepercayaanChip } from '../kepercayaan/kepercayaan-chip.tsx';
import classes from '../dasar/antrean.module.css';
import { StatusManualChip } from './status-manual-chip.tsx';

type Props = Omit<ComponentProps<typeof AntreanTinjauan>, 'label' | 'rows'> & {
  rows: readonly PresensiManual[];
  pending: ReadonlyMap<number, Keputusan>;
  onApprove: (manual: PresensiManual) => void;
  onReject: (manual: PresensiManual) => void;
};

const MENJADI = { setuju: STATUS_PRESENSI_MANUAL.disetujui, tolak: STATUS_PRESENSI_MANUAL.ditolak } as const;

/** The queue of requests: who asks for which time, and which are chosen for a decision together. */
export function AntreanSwafoto({ rows, pending, onApprove, onReject, ...rest }: Props) {
  const lines = rows.map((manual) => {
    const {
      presensi_manual_id: id,
      anggota,
      tanggal,
      jam,
      status,
      is_permanen,
      radius,
      hari_beku,
      dibuat_pada,
      kepercayaan,
    } = manual;
    const keputusan = pending.get(id);
    const isWaiting = status === STATUS_PRESENSI_MANUAL.diajukan && !keputusan;
    const sebut = `${anggota.nama} ${formatTanggal(tanggal)} ${jam}`;
    return {
      id,
      sebut,
      kepala: <AnggotaAvatar anggota={anggota} detail={`${formatTanggal(tanggal)} ${sebutJam(jam)}`} />,
      state: (
        <>
          {status === STATUS_PRESENSI_MANUAL.diajukan && (
            <small className={classes['sejak']}>
              dikirim <Sejak pada={dibuat_pada} />
            </small>
          )}
          {hari_beku && <span className={classes['awas']}>{HARI_BEKU_RINGKAS}</span>}
          {kepercayaan && kepercayaan.butir.length > 0 && <KepercayaanChip skor={kepercayaan.skor} />}
          {radius === STATUS_RADIUS.luar && <span className={classes['far']}>Di luar lokasi</span>}
          {!isWaiting && (
            <StatusManualChip status={keputusan ? MENJADI[keputusan] : status} is_permanen={is_permanen} />
          )}
        </>
      ),
      tindakan: isWaiting && rest.selected && !rest.unselectable?.has(id) && (
        <PutusBaris
          sebut={sebut}
          setujui="Setujui"
          onSetujui={hari_beku ? undefined : () => onApprove(manual)}
          onTolak={() => onReject(manual)}
        />
      ),
    };
  });
  return <AntreanTinjauan label="Permintaan presensi swafoto" rows={lines} {...rest} />;
}
