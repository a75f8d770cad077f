import { formatAngka } from '../kit/format/format.ts';
import classes from './dasar/perangkat.module.css';

type Props = { diam: number; bergeser: number };

/** How many machines need a hand, above their list; nothing where none does. */
export function PerluDilihat({ diam, bergeser }: Props) {
  if (diam === 0 && bergeser === 0) return null;
  return (
    <p className={classes['awas']} role="status">
      <strong>Perlu dilihat:</strong>{' '}
      {[
        diam > 0 && `${formatAngka(diam)} perangkat diam lebih dari sehari`,
        bergeser > 0 && `${formatAngka(bergeser)} mesin jamnya bergeser`,
      ]
        .filter(Boolean)
        .join(', ')}
      . Tampil paling atas.
    </p>
  );
}
