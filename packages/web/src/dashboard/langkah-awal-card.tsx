import type { LangkahAwalBaris } from '@hadir/contract/dashboard/dashboard.contract.ts';
import { Button } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useMutation } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { useCanWrite } from '../base/session/use-can-write.ts';
import { notify } from '../ui/feedback/notify.ts';
import { Card } from '../ui/show/card.tsx';
import { Link } from '../ui/show/link.tsx';
import classes from './langkah-awal-card.module.css';
import { LABEL_KURANG, langkahAwalHref, KATA_LANGKAH_AWAL } from './kata-langkah-awal.ts';

type Props = { organisasi_id: number; langkah: readonly LangkahAwalBaris[]; isAnggota: boolean };

const URUNGKAN_MS = 10_000;

/** The first steps of a new organisation: each leads to its screen and back, and is done when the data say so. */
export function LangkahAwalCard({ organisasi_id, langkah, isAnggota }: Props) {
  const canWrite = useCanWrite() === 'yes';
  const change = useMutation(api.dashboard.changeLangkahAwal.mutation({ quiet: true }));
  if (!canWrite) return null;
  const hide = async () => {
    await change.mutateAsync({ organisasi_id, is_ditutup: true });
    notify.undoable('Langkah awal disembunyikan', URUNGKAN_MS, () =>
      change.mutate({ organisasi_id, is_ditutup: false }),
    );
  };
  const done = langkah.filter(({ is_selesai }) => is_selesai).length;
  const next = langkah.find(({ is_selesai }) => !is_selesai);
  return (
    <Card
      title="Langkah awal"
      subtitle={`${done} dari ${langkah.length} selesai`}
      actions={
        <Button variant="default" size="compact-sm" loading={change.isPending} onClick={() => void hide()}>
          Sembunyikan
        </Button>
      }
    >
      <ol className={classes['list']}>
        {langkah.map((one, index) => {
          const { title, about } = KATA_LANGKAH_AWAL[one.langkah];
          return (
            <li key={one.langkah} data-done={one.is_selesai || undefined} data-next={one === next || undefined}>
              <Link className={classes['row']} href={langkahAwalHref(one.langkah, organisasi_id, isAnggota)}>
                <span className={classes['mark']} aria-hidden="true">
                  {one.is_selesai ? <IconCheck size={16} stroke={2.5} /> : index + 1}
                </span>
                <span className={classes['words']}>
                  <span className={classes['title']}>{title}</span>
                  <span className={classes['about']}>
                    {one.is_selesai ? 'Selesai' : one.kurang ? LABEL_KURANG[one.kurang] : about}
                  </span>
                </span>
                <IconChevronRight size={16} aria-hidden="true" />
              </Link>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
