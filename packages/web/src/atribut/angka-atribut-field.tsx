import { toNilaiAngka } from '@hadir/rules/atribut/to-nilai-angka.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FieldProps } from '../ui/form/field-props.ts';

type Props = FieldProps & { value: string; onChange: (nilai: string) => void };

/** A number as people here write it, with a comma; what is no number is handed on as it stands, to be refused. */
export function AngkaAtributField({ value, onChange, ...field }: Props) {
  const [text, setText] = useState(value.replace('.', ','));
  return (
    <TextInput
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        onChange(toNilaiAngka(typed) ?? typed.trim());
      }}
    />
  );
}
