import { JENIS_PERTANYAAN, type JenisPertanyaan } from '@hadir/rules/kuesioner/pertanyaan.ts';
import { Textarea, TextInput } from '@mantine/core';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { LABEL_JENIS_PERTANYAAN } from '../../dasar/label-jenis-pertanyaan.ts';
import { notify } from '../../../ui/feedback/notify.ts';
import { changePertanyaan, listSyaratBerubah, releaseSyarat } from '../isi/change-pertanyaan.ts';
import type { Pertanyaan } from '../isi/isi-kuesioner.ts';
import { withJenis } from '../isi/pertanyaan-baru.ts';
import classes from './susun.module.css';
import { BatasFields } from './batas-fields.tsx';
import { DaftarIsian } from './daftar-isian.tsx';
import type { Penyusun } from './penyusun.ts';
import { SyaratField } from './syarat-field.tsx';

/** Kinds that have the same answers, so that conditions stay. */
const BERPILIHAN: readonly JenisPertanyaan[] = ['pilihan', 'beberapa'];

type Props = { pertanyaan: Pertanyaan; penyusun: Penyusun };

/** One question, written in place. */
export function PertanyaanForm({ pertanyaan, penyusun }: Props) {
  const { pertanyaan_id, jenis, judul, keterangan, is_wajib, pilihan, baris } = pertanyaan;
  const { bagian, salah, change } = penyusun;
  const kunci = `pertanyaan.${pertanyaan_id}`;
  /** Conditions on answers that are no longer there go with them, and that is said. */
  const write = (changes: Partial<Pertanyaan>, field: string, isMasih: (nilai: number) => boolean = () => true) => {
    const written = changePertanyaan(bagian, pertanyaan_id, (one) => ({ ...one, ...changes }));
    const next = releaseSyarat(written, pertanyaan_id, isMasih);
    change(next, field.startsWith(kunci) ? field : `${kunci}.${field}`);
    const lepas = listSyaratBerubah(written, next);
    if (lepas.length > 0)
      notify.info(`Syarat pertanyaan nomor ${lepas.join(', ')} ikut berubah. Ctrl + Z mengurungkan`);
  };
  return (
    <div className={classes['form']}>
      <div className={classes['kepala']}>
        <TextInput
          label="Pertanyaan"
          required
          data-judul
          maxLength={300}
          autoComplete="off"
          value={judul}
          error={salah[`${kunci}.judul`]}
          onChange={({ currentTarget: { value } }) => write({ judul: value }, 'judul')}
        />
        <ChoiceField
          label="Jenis"
          value={jenis}
          choices={JENIS_PERTANYAAN.map((value) => ({ value, label: LABEL_JENIS_PERTANYAAN[value] }))}
          onChange={(next) => {
            const isSama = BERPILIHAN.includes(jenis) && BERPILIHAN.includes(next);
            write(withJenis(pertanyaan, next), 'jenis', () => isSama);
          }}
        />
      </div>
      {pilihan.length > 0 || jenis === 'pilihan' || jenis === 'beberapa' || jenis === 'matriks' ? (
        <DaftarIsian
          label={jenis === 'matriks' ? 'Kolom' : 'Pilihan'}
          kunci={`${kunci}.pilihan`}
          salah={salah}
          max={50}
          butir={pilihan.map(({ pilihan_id, teks }) => ({ id: pilihan_id, teks }))}
          onChange={(butir, field) =>
            write({ pilihan: butir.map(({ id, teks }) => ({ pilihan_id: id, teks })) }, field, (nilai) =>
              butir.some(({ id }) => id === nilai),
            )
          }
        />
      ) : null}
      {jenis === 'matriks' && (
        <DaftarIsian
          label="Baris"
          kunci={`${kunci}.baris`}
          salah={salah}
          max={30}
          butir={baris.map(({ baris_id, teks }) => ({ id: baris_id, teks }))}
          onChange={(butir, field) => write({ baris: butir.map(({ id, teks }) => ({ baris_id: id, teks })) }, field)}
        />
      )}
      <BatasFields pertanyaan={pertanyaan} onChange={write} />
      {salah[kunci] && (
        <p className={classes['salah']} role="alert">
          {salah[kunci]}
        </p>
      )}
      <Textarea
        label="Keterangan"
        autosize
        minRows={1}
        maxLength={1000}
        value={keterangan}
        error={salah[`${kunci}.keterangan`]}
        onChange={({ currentTarget: { value } }) => write({ keterangan: value }, 'keterangan')}
      />
      <SyaratField
        bagian={bagian}
        pertanyaan={pertanyaan}
        error={salah[`${kunci}.syarat.nilai`]}
        onChange={(syarat) => write({ syarat }, 'syarat')}
      />
      <SwitchField
        label="Wajib dijawab"
        checked={is_wajib}
        onChange={(checked) => write({ is_wajib: checked }, 'is_wajib')}
      />
    </div>
  );
}
