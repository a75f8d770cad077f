import type { ReactNode, Ref } from 'react';
import { formatHariTanggal } from '../kit/format/format.ts';
import classes from './daftar-hari.module.css';

type Props = {
  /** What it lists: 'Instansi'. */
  apa: string;
  /** The day that its figures are of, where that is not today. */
  tanggal: string | undefined;
  ref: Ref<HTMLElement>;
  children: ReactNode;
};

/** The rows that the figures above are the sum of; a figure leads here. */
export function DaftarHari({ apa, tanggal, ref, children }: Props) {
  const judul = `${apa} ${tanggal ? `pada ${formatHariTanggal(tanggal)}` : 'hari ini'}`;
  return (
    <section ref={ref} tabIndex={-1} className={classes['daftar']} aria-label={judul}>
      <h2>{judul}</h2>
      {children}
    </section>
  );
}
