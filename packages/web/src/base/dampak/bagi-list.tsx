import type { Dampak } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import classes from './dampak-list.module.css';
import { formatAngka } from '../../kit/format/format.ts';

type Props = { bagi: NonNullable<Dampak['bagi']>; label: string };

/** Whom a change concerns, by name. */
export function BagiList({ bagi: { anggota, nama }, label }: Props) {
  if (nama.length === 0) return null;
  const lainnya = anggota - nama.length;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={classes['scroll']} tabIndex={0} role="group" aria-label={label}>
      <p className={classes['caption']}>{label}</p>
      <p className={classes['names']}>
        {nama.join(', ')}
        {lainnya > 0 && `, dan ${formatAngka(lainnya)} lainnya`}
      </p>
    </div>
  );
}
