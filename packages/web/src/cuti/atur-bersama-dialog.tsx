import { JENIS_KEPEGAWAIAN } from '@hadir/contract/anggota/anggota.contract.ts';
import type { AturanBersama } from '@hadir/contract/cuti/cuti-bersama.contract.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../kit/api.ts';
import { todayHere } from '../ui/calendar-days.ts';
import { CheckGroup } from '../ui/check-group.tsx';
import { ChoiceField } from '../ui/choice-field.tsx';
import { DatePicker } from '../ui/date-picker.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormNotice } from '../ui/form-notice.tsx';
import classes from './cuti.module.css';
import { PratinjauBersama } from './pratinjau-bersama.tsx';

type Props = { organisasi_id: number; aturan: AturanBersama | undefined; onClose: () => void };
type Jenis = AturanBersama['mengurangi'][number];

/** Whose annual leave cuti bersama reduces, from a date on; what that writes is shown before it is saved. */
export function AturBersamaDialog({ organisasi_id, aturan, onClose }: Props) {
  const [isDibukukan, setDibukukan] = useState(true);
  const [jenis, setJenis] = useState<Jenis[]>(aturan?.mengurangi ?? ['Non-ASN']);
  const [tgl_mulai, setMulai] = useState<string | null>(`${todayHere().slice(0, 4)}-01-01`);
  const preview = useMutation(api.cutiBersama.update.mutation({ quiet: true, errors: 'caller', apart: true }));
  const save = useMutation(api.cutiBersama.update.mutation({ errors: 'caller', refetches: ['cuti', 'saldoCuti'] }));
  const isi = { organisasi_id, tgl_mulai: tgl_mulai ?? '', mengurangi: isDibukukan ? jenis : null };
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      preview.reset();
      save.reset();
    };
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Atur cuti bersama"
      width={720}
      fullScreenOnPhone
      footer={
        <>
          <Button
            variant="default"
            disabled={!tgl_mulai}
            loading={preview.isPending}
            onClick={() => preview.mutate({ ...isi, preview: true })}
          >
            Pratinjau
          </Button>
          <Button
            disabled={!preview.data}
            loading={save.isPending}
            onClick={() => save.mutate(isi, { onSuccess: onClose })}
          >
            Simpan
          </Button>
        </>
      }
    >
      <div className={classes['form']}>
        <ChoiceField
          label="Pembukuan"
          value={isDibukukan}
          choices={[
            { value: true, label: 'Dibukukan ke saldo cuti tahunan' },
            { value: false, label: 'Tidak dibukukan' },
          ]}
          onChange={change(setDibukukan)}
        />
        {isDibukukan && (
          <CheckGroup
            label="Mengurangi cuti tahunan"
            description="Jenis kepegawaian lain tidak berkurang, dan mendapat hari tambahan bila harus bekerja."
            choices={JENIS_KEPEGAWAIAN.map((value) => ({ value, label: value }))}
            value={jenis}
            onChange={change(setJenis)}
          />
        )}
        <DatePicker
          label="Berlaku mulai"
          description="Menggantikan aturan yang berlaku sejak tanggal ini."
          required
          value={tgl_mulai}
          onChange={change(setMulai)}
        />
        <FormNotice failure={preview.error?.message ?? save.error?.message} />
        {preview.data && <PratinjauBersama {...preview.data} />}
      </div>
    </Dialog>
  );
}
