import type { PresensiManual } from '@hadir/contract/presensi/manual/presensi-manual.ts';
import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import type { ComponentProps } from 'react';
import { Sejak } from '../../kit/zona/sejak.tsx';
import { AntreanTinjauan } from '../putusan/antrean-tinjauan.tsx';
import classes from '../dasar/presensi-manual-screen.module.css';
import { StatusManualChip } from './status-manual-chip.tsx';

type Props = Omit<ComponentProps<typeof AntreanTinjauan>, 'label' | 'rows'> & {
  rows: readonly PresensiManual[];
  pending: ReadonlySet<number>;
};

/** The queue of requests: who asks for which time, and which are chosen for a decision together. */
export function AntreanSwafoto({ rows, pending, ...rest }: Props) {
  const lines = rows.map(
    ({ presensi_manual_id: id, anggota, tanggal, jam, status, is_permanen, radius, dibuat_pada }) => ({
      id,
      anggota,
      tanggal,
      jam,
      state: (
        <>
          {status === STATUS_PRESENSI_MANUAL.diajukan && (
            <small className={classes['sejak']}>
              dikirim <Sejak pada={dibuat_pada} />
            </small>
          )}
          {radius === 0 && <span className={classes['far']}>Di luar lokasi</span>}
          <StatusManualChip status={pending.has(id) ? 5 : status} is_permanen={is_permanen} />
        </>
      ),
    }),
  );
  return <AntreanTinjauan label="Permintaan presensi swafoto" rows={lines} {...rest} />;
}
