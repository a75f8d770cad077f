import type { Dampak } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import { formatAngka } from '../../kit/format/format.ts';
import classes from './dampak-list.module.css';

/** What a change of the tenant's does in each of its organisations; nothing where it reaches one alone. */
export function PerInstansiList({ dampak: { per_instansi } }: { dampak: Dampak }) {
  if (per_instansi === null || per_instansi.length < 2) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={classes['scroll']} tabIndex={0} role="group" aria-label="Menurut instansi">
      <p className={classes['caption']}>{formatAngka(per_instansi.length)} instansi</p>
      <ul className={classes['list']}>
        {per_instansi.map(({ organisasi_id, nama, hari, anggota, berubah }) => (
          <li key={organisasi_id} className={classes['more']}>
            {nama}: {formatAngka(anggota)} anggota, {formatAngka(berubah ?? hari)} hari{' '}
            {berubah === null ? 'dinilai ulang' : 'berubah'}
          </li>
        ))}
      </ul>
    </div>
  );
}
