import type { AtributAktif } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';
import type { ReactNode } from 'react';
import { FieldGroup } from '../ui/form/field-group.tsx';
import { NilaiAtributField } from './nilai-atribut-field.tsx';

type Props = {
  legend: string;
  atribut: readonly AtributAktif[];
  nilai: Record<string, string>;
  onChange: (nilai: Record<string, string>) => void;
  /** The form's errors, of an atribut under `atribut.{atribut_id}`. */
  errors: Record<string, ReactNode>;
};

/** The attributes of a member, to be filled in within a form. */
export function IsianAtributSection({ legend, atribut, nilai, onChange, errors }: Props) {
  if (atribut.length === 0) return null;
  return (
    <FieldGroup legend={legend}>
      {atribut.map((one) => {
        const path = `atribut.${one.atribut_id}`;
        return (
          <NilaiAtributField
            key={one.atribut_id}
            atribut={one}
            required={one.is_wajib}
            nilai={nilai[one.atribut_id] ?? ''}
            onChange={(next) => onChange({ ...nilai, [one.atribut_id]: next })}
            error={errors[path]}
            data-path={path}
          />
        );
      })}
    </FieldGroup>
  );
}
