import type { JenjangPersetujuan } from '@hadir/contract/persetujuan/jenjang-persetujuan.ts';
import classes from './jalur-section.module.css';
import { sebutJenjang } from '@hadir/contract/persetujuan/sebut-jenjang.ts';

type Props = {
  jenjang: readonly JenjangPersetujuan[];
  /** Whose turn it is; null where nothing waits. */ urutan: number | null;
};

/** Through whom a request goes, in order. */
export function JalurSection({ jenjang, urutan }: Props) {
  if (jenjang.length === 0) return <p className={classes['dimmed']}>Diputuskan oleh operator instansi.</p>;
  return (
    <ol className={classes['list']}>
      {jenjang.map((one, at) => (
        <li key={one.urutan} aria-current={one.urutan === urutan ? 'step' : undefined}>
          {one.urutan + 1}. {one.urutan === urutan ? <strong>{sebutJenjang(one)}</strong> : sebutJenjang(one)}
          {one.nama_pengganti && <span className={classes['dimmed']}> (pengganti: {one.nama_pengganti})</span>}
          {one.eskalasi_hari !== null && (
            <span className={classes['dimmed']}>, naik setelah {one.eskalasi_hari} hari</span>
          )}
          {isSamaDengan(one, jenjang[at - 1]) && (
            <span className={classes['dimmed']}>, diputuskan sekali bersama jenjang {one.urutan}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The same person named in two levels in a row: he decides once for both. */
const isSamaDengan = (one: JenjangPersetujuan, before: JenjangPersetujuan | undefined) =>
  one.user_id !== null && one.user_id === before?.user_id;
