import { Textarea } from '@mantine/core';
import type { NamaPengaturan } from '@hadir/rules/pengaturan/isi-pengaturan.ts';
import type { ReactNode } from 'react';
import type { FieldBinding, HadirForm } from '../kit/form/use-hadir-form.ts';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { NumberField } from '../ui/form/number-field.tsx';
import { SwitchField } from '../ui/form/switch-field.tsx';
import { PENGATURAN_GRUP, type BidangPengaturan } from './pengaturan-grup.ts';
import type { PengaturanFormValues } from './pengaturan-values.ts';
import { labelPengaturan } from './sebut-pengaturan.ts';
import classes from './pengaturan.module.css';

type Props = {
  form: HadirForm<PengaturanFormValues>;
  disabled: boolean;
  /** Left out: what another card of the screen changes. */
  tanpa?: readonly NamaPengaturan[];
  /** Below a field: whose the value is. */
  asal: (nama: NamaPengaturan) => ReactNode;
};

/** Every setting by groups, each with a line that says whose its value is. */
export function PengaturanFields({ form, disabled, tanpa = [], asal }: Props) {
  return PENGATURAN_GRUP.map(({ judul, bidang }) => (
    <section key={judul} className={classes['grup']} aria-label={judul}>
      <h3 className={classes['judul']}>{judul}</h3>
      <div className={classes['fields']}>
        {bidang
          .filter(({ nama }) => !tanpa.includes(nama))
          .map((satu) => (
            <div key={satu.nama} className={classes['field']}>
              <Isian bidang={satu} form={form} disabled={disabled} />
              {asal(satu.nama)}
            </div>
          ))}
      </div>
    </section>
  ));
}

function Isian({ bidang, form, disabled }: { bidang: BidangPengaturan } & Pick<Props, 'form' | 'disabled'>) {
  const { nama, petunjuk } = bidang;
  const props = { label: labelPengaturan(nama), description: petunjuk, disabled };
  // What kind of value a field holds, its row of the table says.
  const bound = <V,>() => form.field(nama) as unknown as FieldBinding<V>;
  if (bidang.jenis === 'pilihan') return <ChoiceField {...props} choices={bidang.choices} {...bound<string>()} />;
  if (bidang.jenis === 'saklar') return <SwitchField {...props} {...form.checkbox(nama)} />;
  if (bidang.jenis === 'teks')
    return <Textarea {...props} autosize minRows={1} maxRows={3} maxLength={200} {...bound<string>()} />;
  return <NumberField {...props} required unit={bidang.unit} {...bound<number | null>()} />;
}
