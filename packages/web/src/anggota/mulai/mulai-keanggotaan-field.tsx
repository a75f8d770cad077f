import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { api } from '../../base/api/api.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { DatePicker } from '../../ui/date/date-picker.tsx';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import classes from '../dasar/anggota.module.css';

type Props = {
  organisasi_id: number;
  /** The group that is chosen for him. */
  group_id: number | null;
  isian: Pick<ComponentProps<typeof DatePicker>, 'value' | 'onChange'>;
};

/** Since when a new member is one, and what comes of that day, or of none said, before he is added. */
export function MulaiKeanggotaanField({ organisasi_id, group_id, isian }: Props) {
  const today = useToday();
  const { value: tgl_mulai } = isian;
  const saat = { organisasi_id, group_id: group_id ?? undefined, tgl_mulai: tgl_mulai ?? undefined };
  const { data } = useQuery({
    ...api.mulaiAnggota.getMulaiAnggota.query(saat, { errors: 'caller' }),
    placeholderData: keepPreviousData,
  });
  const bawaan = data && data.tgl_mulai !== today ? `besok, ${sebutTanggal(data.tgl_mulai)}` : 'hari ini';
  return (
    <>
      <DatePicker label="Anggota sejak" description={`Kosong berarti ${bawaan}`} {...isian} />
      {data?.catatan && (
        <div className={classes['wide']}>
          <FormNotice pesan={data.catatan} isAwas={tgl_mulai !== null} />
        </div>
      )}
    </>
  );
}
