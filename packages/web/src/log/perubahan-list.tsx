import type { PerubahanLog } from '@hadir/contract/log/baris-log.ts';
import classes from './log.module.css';

/** Each field that changed, as it was and as it became. */
export function PerubahanList({ perubahan }: { perubahan: readonly PerubahanLog[] }) {
  if (perubahan.length === 0) return null;
  return (
    <>
      <h3 className={classes['heading']}>Perubahan</h3>
      <dl className={classes['changes']}>
        {perubahan.map(({ isian, dulu, kini }) => (
          <div key={isian}>
            <dt>{isian}</dt>
            <dd>
              {dulu !== null && <del>{dulu}</del>}
              {dulu !== null && <span aria-hidden="true"> → </span>}
              {kini === null ? <em>dihapus</em> : <ins>{kini}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
