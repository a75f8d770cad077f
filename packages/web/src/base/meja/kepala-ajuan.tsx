import type { ReactNode } from 'react';
import { Sejak } from '../../kit/zona/sejak.tsx';
import classes from './meja.module.css';

type Props = {
  judul: string;
  isi: ReactNode;
  /** What speaks against it. */
  awas?: string | undefined;
  diajukan: string | null;
};

/** One request of a queue in three lines: whose, what it asks for, and since when it waits. */
export function KepalaAjuan({ judul, isi, awas, diajukan }: Props) {
  return (
    <span className={classes['told']}>
      <strong>{judul}</strong>
      <small>{isi}</small>
      {awas && (
        <small>
          <em>{awas}</em>
        </small>
      )}
      {diajukan && (
        <small>
          diajukan <Sejak pada={diajukan} />
        </small>
      )}
    </span>
  );
}
