import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { api } from '../../base/api/api.ts';
import { DatePicker } from '../../ui/date/date-picker.tsx';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import classes from '../dasar/anggota.module.css';

type Props = {
  organisasi_id: number;
  /** The group that is chosen for him. */
  group_id: number | null;
  isian: Pick<ComponentProps<typeof DatePicker>, 'value' | 'onChange'>;
};

/** What comes of a day is seen as soon as the day is chosen, also at the end of what is in sight. */
const show = (note: HTMLElement | null): void => note?.scrollIntoView({ block: 'nearest' });

/** Since when a new member is one, what comes of that day, or of today, before he is added, and tomorrow where today is over. */
export function MulaiKeanggotaanField({ organisasi_id, group_id, isian }: Props) {
  const { value: tgl_mulai, onChange } = isian;
  const saat = { organisasi_id, group_id: group_id ?? undefined, tgl_mulai: tgl_mulai ?? undefined };
  const { data } = useQuery({
    ...api.mulaiAnggota.getMulaiAnggota.query(saat, { errors: 'caller' }),
    placeholderData: keepPreviousData,
  });
  const { catatan = null, besok = null } = data ?? {};
  return (
    <>
      <DatePicker label="Anggota sejak" description="Kosong berarti hari ini" {...isian} />
      {catatan && (
        <div key={tgl_mulai} ref={tgl_mulai === null ? undefined : show} className={classes['wide']}>
          <FormNotice pesan={catatan} isAwas={tgl_mulai !== null} />
          {besok && (
            <Button variant="default" onClick={() => onChange(besok)}>
              Mulai besok, {sebutTanggal(besok)}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
