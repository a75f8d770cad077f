import type { AturanBersama } from '@hadir/contract/cuti/bersama/cuti-bersama.contract.ts';
import { findAturanBersama } from '@hadir/rules/cuti/bersama/find-aturan-bersama.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api/api.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { DatePicker } from '../../ui/date/date-picker.tsx';
import { Dialog } from '../../ui/layer/dialog.tsx';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import classes from '../dasar/cuti.module.css';
import { JenisBersamaField } from './jenis-bersama-field.tsx';
import { PratinjauBersama } from './pratinjau-bersama.tsx';
import { sebutAturanBersama } from './sebut-aturan-bersama.ts';
import { useAturanBersama } from './use-aturan-bersama.ts';
import { LABEL_PEMBUKUAN } from './label-pembukuan.ts';

type Props = { organisasi_id: number; aturan: readonly AturanBersama[]; onClose: () => void };

type CaraBersama = 'tenant' | 'sendiri' | 'tidak';

/** Whose annual leave cuti bersama reduces, from a date on, or that the tenant says so; what that writes is shown before it is saved. */
export function AturBersamaDialog({ organisasi_id, aturan, onClose }: Props) {
  const { today, berlaku, jenis, setJenis, tgl_mulai, setMulai } = useAturanBersama(aturan);
  const tenant = aturan.find((one) => one.is_milik_tenant && findAturanBersama([one], today));
  const [cara, setCara] = useState<CaraBersama>(caraOf(berlaku));
  const preview = useMutation(
    api.cutiBersama.changeCutiBersama.mutation({ quiet: true, errors: 'caller', apart: true }),
  );
  const save = useMutation(
    api.cutiBersama.changeCutiBersama.mutation({ errors: 'caller', refetches: ['cuti', 'saldoCuti'] }),
  );
  const isi = {
    organisasi_id,
    tgl_mulai: tgl_mulai ?? '',
    mengurangi: cara === 'sendiri' ? jenis : null,
    ikut_tenant: cara === 'tenant',
  };
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
          description={cara === 'tenant' && `Induk saat ini: ${tenant ? sebutAturanBersama(tenant) : 'belum diatur'}.`}
          value={cara}
          choices={[
            { value: 'tenant', label: 'Ikuti induk' },
            { value: 'sendiri', label: LABEL_PEMBUKUAN.dibukukan },
            { value: 'tidak', label: LABEL_PEMBUKUAN.tidak },
          ]}
          onChange={change(setCara)}
        />
        {cara === 'sendiri' && <JenisBersamaField value={jenis} onChange={change(setJenis)} />}
        <DatePicker
          label="Berlaku mulai"
          description="Menggantikan aturan yang berlaku sejak tanggal ini."
          required
          value={tgl_mulai}
          onChange={change(setMulai)}
        />
        <FormNotice failure={preview.error ?? save.error} />
        {preview.data && <PratinjauBersama {...preview.data} />}
      </div>
    </Dialog>
  );
}

/** How it is now; where nobody has said anything yet, what setting it is mostly for. */
function caraOf(berlaku: AturanBersama | undefined): CaraBersama {
  if (berlaku?.is_milik_tenant) return 'tenant';
  return berlaku?.mengurangi === null ? 'tidak' : 'sendiri';
}
