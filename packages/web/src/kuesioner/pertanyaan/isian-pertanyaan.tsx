import type { Bagian } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import { afterPress } from '../../kit/form/after-press.ts';
import type { JawabanIsian } from './use-jawaban.ts';
import { PertanyaanField } from './pertanyaan-field.tsx';
import classes from './pertanyaan.module.css';
import { pertanyaanHtmlId } from './pertanyaan-html-id.ts';
import type { TempatBerkas } from './widget-props.ts';

type Props = {
  bagian: readonly Bagian[];
  isian: JawabanIsian;
  berkas?: TempatBerkas;
};

/** The sections with those of their questions that are asked of whoever has answered so far, in one column. */
export function IsianPertanyaan({ bagian, isian, berkas }: Props) {
  const tampak = new Set(isian.tampak);
  const shown = bagian
    .map((one) => ({ ...one, pertanyaan: one.pertanyaan.filter(({ pertanyaan_id }) => tampak.has(pertanyaan_id)) }))
    .filter(({ pertanyaan }) => pertanyaan.length > 0);
  return shown.map(({ bagian_id, judul, keterangan, pertanyaan }) => (
    <section key={bagian_id} className={classes['bagian']} aria-label={judul || undefined}>
      {judul && <h2>{judul}</h2>}
      {keterangan && <p className={classes['keterangan']}>{keterangan}</p>}
      {pertanyaan.map((one) => (
        <PertanyaanField
          key={one.pertanyaan_id}
          id={pertanyaanHtmlId(one.pertanyaan_id)}
          pertanyaan={one}
          nilai={isian.nilaiOf(one.pertanyaan_id)}
          salah={isian.salah[one.pertanyaan_id]}
          onChange={(nilai) => isian.change(one.pertanyaan_id, nilai)}
          // A sentence would push away what is being pressed, and the click would be lost.
          onLeave={() => afterPress(() => isian.leave(one.pertanyaan_id))}
          berkas={berkas}
        />
      ))}
    </section>
  ));
}
