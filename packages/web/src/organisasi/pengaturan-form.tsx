import { pengaturan as calls, type Pengaturan } from '@hadir/contract/pengaturan/pengaturan.contract.ts';
import { Tanggal } from '@hadir/contract/kit/fields.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../base/api/api.ts';
import { useHadirForm } from '../kit/form/use-hadir-form.ts';
import { todayHere } from '../ui/date/calendar-days.ts';
import { Card } from '../ui/show/card.tsx';
import { DatePicker } from '../ui/date/date-picker.tsx';
import { FormNotice } from '../ui/feedback/form-notice.tsx';
import { changedFields } from './changed-fields.ts';
import classes from './organisasi-screen.module.css';
import { PengaturanFields, type PengaturanFormValues } from './pengaturan-fields.tsx';

type Props = { pengaturan: Pengaturan; canWrite: boolean };

const schema = z.extend(z.omit(calls.changePengaturan.input, { organisasi_id: true, tgl_mulai: true }), {
  tgl_mulai: z.nullable(Tanggal),
});

/** Changes hold from a date on; days before it stay judged by the settings that were in force. */
export function PengaturanForm({ pengaturan, canWrite }: Props) {
  const { organisasi_id, riwayat: _, tgl_mulai: _from, tgl_selesai: _to, ...inForce } = pengaturan;
  const update = useMutation(api.pengaturan.changePengaturan.mutation({ errors: 'caller', refetches: ['auth'] }));
  const hadir = useHadirForm<PengaturanFormValues>({
    initialValues: { ...inForce, tgl_mulai: null },
    schema,
    onSubmit: async ({ tgl_mulai, ...values }) => {
      const changes = changedFields(inForce, values);
      await update.mutateAsync({ ...changes, organisasi_id, tgl_mulai: tgl_mulai ?? undefined });
    },
  });
  const { tgl_mulai: _date, ...wanted } = hadir.form.values;
  const count = Object.keys(changedFields(inForce, wanted)).length;
  return (
    <Card
      title="Pengaturan presensi"
      subtitle="Perubahan berlaku mulai tanggal yang Anda pilih. Hari sebelumnya tetap dinilai dengan pengaturan lama."
    >
      <form noValidate onSubmit={hadir.submit}>
        <PengaturanFields form={hadir} disabled={!canWrite} />
        {hadir.failure && (
          <div className={classes['failure']}>
            <FormNotice failure={hadir.failure} />
          </div>
        )}
        {canWrite && (
          <div className={classes['save']}>
            <div className={classes['date']}>
              <DatePicker
                label="Berlaku mulai"
                description="Kosong berarti hari ini"
                min={todayHere()}
                {...hadir.field('tgl_mulai')}
              />
            </div>
            <Button variant="default" disabled={count === 0 || hadir.sending} onClick={() => hadir.form.reset()}>
              Kembalikan
            </Button>
            <Button type="submit" disabled={count === 0} loading={hadir.sending}>
              {count === 0 ? 'Simpan' : `Simpan ${count} perubahan`}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}
