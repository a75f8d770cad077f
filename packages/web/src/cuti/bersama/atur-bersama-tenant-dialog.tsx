import type { CutiBersamaTenant } from '@hadir/contract/cuti/bersama/cuti-bersama-tenant.contract.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api/api.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { DatePicker } from '../../ui/date/date-picker.tsx';
import { Dialog } from '../../ui/layer/dialog.tsx';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import classes from '../dasar/cuti.module.css';
import { JenisBersamaField } from './jenis-bersama-field.tsx';
import { useAturanBersama } from './use-aturan-bersama.ts';
import { LABEL_PEMBUKUAN } from './label-pembukuan.ts';

type Props = { tenant_id: number; bersama: CutiBersamaTenant; onClose: () => void };

/** Whose annual leave cuti bersama reduces in the organisations that follow the tenant, and how many people that are. */
export function AturBersamaTenantDialog({ tenant_id, bersama, onClose }: Props) {
  const { berlaku, jenis, setJenis, tgl_mulai, setMulai } = useAturanBersama(bersama.aturan);
  const [isDibukukan, setDibukukan] = useState(berlaku?.mengurangi !== null);
  const save = useMutation(
    api.cutiBersamaTenant.changeCutiBersamaTenant.mutation({
      errors: 'caller',
      refetches: ['cutiBersama', 'saldoCuti'],
    }),
  );
  const isi = { tenant_id, tgl_mulai: tgl_mulai ?? '', mengurangi: isDibukukan ? jenis : null };
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Atur cuti bersama induk"
      fullScreenOnPhone
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Batal
          </Button>
          <Button
            disabled={!tgl_mulai}
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
            { value: true, label: LABEL_PEMBUKUAN.dibukukan },
            { value: false, label: LABEL_PEMBUKUAN.tidak },
          ]}
          onChange={setDibukukan}
        />
        {isDibukukan && <JenisBersamaField value={jenis} onChange={setJenis} />}
        <DatePicker
          label="Berlaku mulai"
          description="Menggantikan aturan induk yang berlaku sejak tanggal ini."
          required
          value={tgl_mulai}
          onChange={setMulai}
        />
        <p aria-live="polite">{sebutJangkauan(bersama, isi.mengurangi)}</p>
        <FormNotice failure={save.error} />
      </div>
    </Dialog>
  );
}

/** "Mengenai 2 instansi yang mengikuti induk: cuti tahunan 18 anggota berkurang, paling banyak 8 hari tahun ini." */
function sebutJangkauan(bersama: CutiBersamaTenant, mengurangi: readonly (string | null)[] | null): string {
  const instansi = `Mengenai ${formatAngka(bersama.instansi_ikut)} instansi yang mengikuti induk`;
  if (mengurangi === null) return `${instansi}: yang sudah dibukukan sejak tanggal ini dikembalikan.`;
  const terkena = bersama.anggota.filter((one) => mengurangi.includes(one.jenis_kepegawaian));
  const anggota = terkena.reduce((sum, one) => sum + one.jumlah, 0);
  const paling = `paling banyak ${formatAngka(bersama.jumlah_tanggal)} hari tahun ini`;
  return `${instansi}: cuti tahunan ${formatAngka(anggota)} anggota berkurang, ${paling}. Dibukukan sesaat setelah disimpan.`;
}
