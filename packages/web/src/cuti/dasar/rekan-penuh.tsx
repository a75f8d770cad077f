import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { formatTanggal } from '../../kit/format/format.ts';
import classes from './cuti.module.css';

/** The days on which the group is beyond the category's limit, with who is away on each. */
export function RekanPenuh({
  cuti: { kategori, rekan_penuh },
}: {
  cuti: Pick<DetailCuti, 'kategori' | 'rekan_penuh'>;
}) {
  if (!rekan_penuh) return null;
  const { tindakan, maks, anggota, hari } = rekan_penuh;
  return (
    <>
      <p className={classes['warning']}>
        Kategori {kategori} membatasi paling banyak {maks} dari {anggota} orang pada hari yang sama.{' '}
        {tindakan === 'tolak' ? 'Yang melewatinya tidak dapat disetujui.' : 'Ajuan ini melewatinya bila disetujui.'}
      </p>
      <ul className={classes['list']}>
        {hari.map(({ tanggal, rekan }) => (
          <li key={tanggal}>
            {formatTanggal(tanggal)}:{' '}
            {rekan.map((one) => one.nama + (one.status === STATUS_CUTI.diajukan ? ' (menunggu)' : '')).join(', ')}
          </li>
        ))}
      </ul>
    </>
  );
}
