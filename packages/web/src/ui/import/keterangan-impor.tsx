import { Textarea } from '@mantine/core';

type Props = { value: string; onChange: (text: string) => void; disabled: boolean };

/** What a file is, for whoever reads the log; never required. */
export function KeteranganImpor({ value, onChange, disabled }: Props) {
  return (
    <Textarea
      label="Keterangan"
      description="Boleh dikosongkan. Disimpan di Riwayat Log Akses bersama nama berkasnya."
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      maxLength={300}
      minRows={2}
      disabled={disabled}
    />
  );
}
