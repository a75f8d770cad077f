import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api/api.ts';
import { meetRefused } from '../../kit/form/meet-refused.ts';
import { DatePicker } from '../../ui/date/date-picker.tsx';
import type { DraftPenempatan } from './penempatan-draft.ts';
import classes from './penempatan.module.css';

type Props = { organisasi_id: number; draft: DraftPenempatan; onSaved: () => void };

/** Says how much is changed and not saved, and saves it in one act. */
export function PenempatanSaveBar({ organisasi_id, draft, onSaved }: Props) {
  const [tgl_mulai, setTglMulai] = useState<string | null>(null);
  const save = useMutation({
    ...api.penempatan.changePenempatan.mutation({ refetches: ['anggota', 'grup'] }),
    onSuccess: onSaved,
  });
  const penempatan = [...draft].map(([user_id, change]) => ({ user_id, ...change }));
  const movesGroups = penempatan.some(({ group_id }) => group_id !== undefined);
  return (
    <div className={classes['save']} role="region" aria-label="Perubahan yang belum disimpan">
      <p aria-live="polite">
        <strong>{draft.size} anggota</strong> diubah, belum disimpan
      </p>
      <div className={classes['buttons']}>
        {movesGroups && (
          <div className={classes['date']}>
            <DatePicker
              label="Grup berlaku mulai"
              description="Kosong berarti hari ini"
              value={tgl_mulai}
              onChange={setTglMulai}
            />
          </div>
        )}
        <Button variant="default" disabled={save.isPending} onClick={onSaved}>
          Buang
        </Button>
        <Button
          loading={save.isPending}
          onClick={() => {
            if (meetRefused(document)) return;
            save.mutate({ organisasi_id, penempatan, tgl_mulai: tgl_mulai ?? undefined });
          }}
        >
          Simpan {draft.size} perubahan
        </Button>
      </div>
    </div>
  );
}
