import type { FocusEvent } from 'react';
import { AngkaWidget } from './angka-widget.tsx';
import { BerkasWidget } from './berkas-widget.tsx';
import { MatriksWidget } from './matriks-widget.tsx';
import classes from './pertanyaan.module.css';
import { PilihanWidget } from './pilihan-widget.tsx';
import { sebutBatas } from './sebut-batas.ts';
import { SkalaWidget } from './skala-widget.tsx';
import { TanggalWidget } from './tanggal-widget.tsx';
import { TeksWidget } from './teks-widget.tsx';
import type { Pertanyaan, WidgetProps } from './widget-props.ts';

type Props = Pick<WidgetProps, 'id' | 'pertanyaan' | 'nilai' | 'onChange' | 'onLeave' | 'berkas'> & {
  /** What is wrong with the answer. */
  salah: string | undefined;
};

const WIDGETS = {
  pilihan: PilihanWidget,
  beberapa: PilihanWidget,
  skala: SkalaWidget,
  matriks: MatriksWidget,
  teks_pendek: TeksWidget,
  teks_panjang: TeksWidget,
  angka: AngkaWidget,
  tanggal: TanggalWidget,
  berkas: BerkasWidget,
};
/** Of these the title names a group of inputs, of the others the one input. */
const GROUPS: readonly Pertanyaan['jenis'][] = ['pilihan', 'beberapa', 'skala', 'matriks'];

/** One question with what answers it, what explains it, and what is wrong with the answer. */
export function PertanyaanField({ id, pertanyaan, salah, onLeave, ...rest }: Props) {
  const { jenis, judul, keterangan, is_wajib } = pertanyaan;
  const Widget = WIDGETS[jenis];
  const batas = sebutBatas(pertanyaan);
  const described =
    [keterangan && `${id}-keterangan`, batas && `${id}-batas`, salah && `${id}-salah`].filter(Boolean).join(' ') ||
    undefined;
  const title = (
    <>
      {judul}
      {is_wajib && (
        <span className={classes['wajib']}>
          {' '}
          <span aria-hidden="true">*</span>
          <span className={classes['heard']}>wajib dijawab</span>
        </span>
      )}
    </>
  );
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
  };
  const inner = (
    <>
      {keterangan && (
        <p id={`${id}-keterangan`} className={classes['keterangan']}>
          {keterangan}
        </p>
      )}
      {batas && (
        <p id={`${id}-batas`} className={classes['keterangan']}>
          {jenis === 'beberapa' ? 'Pilih' : 'Isi'} {batas}
        </p>
      )}
      <Widget
        {...rest}
        id={id}
        pertanyaan={pertanyaan}
        onLeave={onLeave}
        describedBy={described}
        isInvalid={salah !== undefined}
      />
      {salah && (
        <p id={`${id}-salah`} className={classes['salah']}>
          {salah}
        </p>
      )}
    </>
  );
  return (
    <div className={classes['pertanyaan']} data-salah={salah !== undefined || undefined} onBlur={leave}>
      {GROUPS.includes(jenis) ? (
        <fieldset className={classes['group']} aria-describedby={described}>
          <legend className={classes['judul']}>{title}</legend>
          {inner}
        </fieldset>
      ) : (
        <>
          <label htmlFor={id} className={classes['judul']}>
            {title}
          </label>
          {inner}
        </>
      )}
    </div>
  );
}
