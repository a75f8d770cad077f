import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { api } from '../api/api.ts';

type Props = { value: number | undefined; onChange: (tenant_id: number | undefined) => void };

/** One of the tenants that a monitor reads as a whole today. */
export function TugasTenantPicker({ value, onChange }: Props) {
  const { data } = useQuery(api.pemantau.listTugasSendiri.query({}));
  const whole = (data?.tugas ?? []).filter(
    ({ organisasi_id, is_berlaku, tutup }) => organisasi_id === null && is_berlaku && !tutup,
  );
  // Where there is one alone, there is nothing to choose.
  const satuSatunya = whole.length === 1 ? whole[0]?.tenant_id : undefined;
  useEffect(() => {
    if (value === undefined && satuSatunya !== undefined) onChange(satuSatunya);
  }, [value, satuSatunya, onChange]);
  // Who watches single institutions has none to choose; the screen says where he goes instead.
  if (data && whole.length === 0) return null;
  const choices = whole.map(({ tenant_id, nama_tenant }) => ({ value: tenant_id, label: nama_tenant }));
  return (
    <ChoiceField<number | undefined>
      label="Induk"
      choices={[{ value: undefined, label: 'Pilih induk' }, ...choices]}
      value={value}
      onChange={onChange}
    />
  );
}
