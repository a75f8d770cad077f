import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { formatAngka, formatBulan } from '../../kit/format/format.ts';
import { markUnsaved } from '../../kit/form/unsaved-work.ts';
import { api } from '../../base/api/api.ts';
import { HariSendiriNotice } from '../../base/dampak/hari-sendiri-notice.tsx';
import { usePerubahan } from '../../base/dampak/use-perubahan.ts';
import { listSel, type RosterDraft } from './roster-draft.ts';
import classes from '../dasar/roster.module.css';

type Props = { organisasi_id: number; draft: RosterDraft; onDone: () => void };

/** Says how many cells of which months are changed and not saved, and saves them in one act. */
export function RosterSaveBar({ organisasi_id, draft, onDone }: Props) {
  const store = usePerubahan(api.jadwalShift.saveJadwalShift, {
    question: async (_dampak, _sel, dicoba) => (await import('../dasar/question-of-sel.ts')).questionOfSel(dicoba),
  });
  const sel = listSel(draft);
  const bulan = [...new Set(sel.map(({ tanggal }) => tanggal.slice(0, 7)))].toSorted();
  useEffect(() => markUnsaved(), []);
  const save = async () => {
    if (await store.run({ organisasi_id, sel })) onDone();
  };
  return (
    <div className={classes['save']} role="region" aria-label="Perubahan yang belum disimpan">
      <p aria-live="polite">
        <strong>{formatAngka(sel.length)} sel</strong> diubah, belum disimpan: {bulan.map(formatBulan).join(', ')}
      </p>
      <HariSendiriNotice perubahan={sel} />
      <div className={classes['buttons']}>
        <Button variant="default" disabled={store.sending} onClick={onDone}>
          Buang
        </Button>
        <Button loading={store.sending} onClick={() => void save()}>
          Simpan
        </Button>
      </div>
    </div>
  );
}
