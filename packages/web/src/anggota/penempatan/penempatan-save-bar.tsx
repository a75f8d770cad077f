import { Button } from '@mantine/core';
import { useState } from 'react';
import { api } from '../../base/api/api.ts';
import { HariSendiriNotice } from '../../base/dampak/hari-sendiri-notice.tsx';
import { usePerubahan } from '../../base/dampak/use-perubahan.ts';
import { meetRefused } from '../../kit/form/meet-refused.ts';
import { DatePicker } from '../../ui/date/date-picker.tsx';
import type { DraftPenempatan } from './penempatan-draft.ts';
import classes from './penempatan.module.css';

type Props = { organisasi_id: number; draft: DraftPenempatan; onSaved: () => void };

/** Says how much is changed and not saved, and saves it in one act. */
export function PenempatanSaveBar({ organisasi_id, draft, onSaved }: Props) {
  const [tgl_mulai, setTglMulai] = useState<string | null>(null);
  const place = usePerubahan(api.penempatan.changePenempatan, { refetches: ['anggota', 'grup'] });
  const penempatan = [...draft].map(([user_id, change]) => ({ user_id, ...change }));
  const pindah = penempatan.filter(({ group_id }) => group_id !== undefined);
  return (
    <div className={classes['save']} role="region" aria-label="Perubahan yang belum disimpan">
      <p aria-live="polite">
        <strong>{draft.size} anggota</strong> diubah, belum disimpan
      </p>
      <HariSendiriNotice perubahan={pindah.map(({ user_id }) => ({ user_id, tanggal: tgl_mulai }))} />
      <div className={classes['buttons']}>
        {pindah.length > 0 && (
          <div className={classes['date']}>
            <DatePicker
              label="Grup berlaku mulai"
              description="Kosong berarti hari ini"
              value={tgl_mulai}
              onChange={setTglMulai}
            />
          </div>
        )}
        <Button variant="default" disabled={place.sending} onClick={onSaved}>
          Buang
        </Button>
        <Button
          loading={place.sending}
          onClick={async () => {
            if (meetRefused(document)) return;
            if (await place.run({ organisasi_id, penempatan, tgl_mulai: tgl_mulai ?? undefined })) onSaved();
          }}
        >
          Simpan {draft.size} perubahan
        </Button>
      </div>
    </div>
  );
}
