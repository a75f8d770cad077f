import { useQuery } from '@tanstack/react-query';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import type { FieldProps } from '../../ui/form/field-props.ts';
import { api } from '../api/api.ts';

type Props = Omit<FieldProps, 'label'> & {
  label?: string;
  value: number | undefined;
  onChange: (tenant_id: number | undefined) => void;
  /** Left out of the choices. */
  except?: number;
};

/** One of all tenants, for those above them. */
export function TenantPicker({ label = 'Induk', value, onChange, except, ...field }: Props) {
  const { data } = useQuery(api.tenant.listTenantHariIni.query({ count: 500 }));
  const tenant = (data?.data ?? []).filter(({ tenant_id }) => tenant_id !== except);
  const choices = tenant.map(({ tenant_id, nama }) => ({ value: tenant_id, label: nama }));
  return (
    <ChoiceField<number | undefined>
      {...field}
      label={label}
      choices={[{ value: undefined, label: 'Pilih induk' }, ...choices]}
      value={value}
      onChange={onChange}
    />
  );
}
