import type { BarisSinkron } from '@hadir/contract/anggota/sinkron/sinkron-anggota.contract.ts';
import { sebutField } from './sebut-sinkron.ts';
import classes from './sinkron.module.css';

/** What changes, field by field: what it was and what it becomes. */
export function PerubahanList({ perubahan }: Pick<BarisSinkron, 'perubahan'>) {
  return (
    <ul className={classes['perubahan']}>
      {perubahan.map(({ field, dari, menjadi }) => (
        <li key={field}>
          <span className={classes['field']}>{sebutField(field)}</span> {dari !== null && <>{dari} → </>}
          <strong>{menjadi}</strong>
        </li>
      ))}
    </ul>
  );
}
