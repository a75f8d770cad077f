import { ActionIcon, VisuallyHidden } from '@mantine/core';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { api } from '../../../base/api/api.ts';
import { PartGate } from '../../../base/page/part-gate.tsx';
import { formatAngka } from '../../../kit/format/format.ts';
import classes from './lonceng.module.css';
import { usePushNews } from './use-push-news.ts';

const LoncengPanel = lazy(async () => ({ default: (await import('./lonceng-panel.tsx')).LoncengPanel }));

/** Whoever asked hears of the decision within a minute, also where his browser shows nothing by itself. */
const TANYA_MS = 45_000;
/** More than that is many. */
const PALING_BANYAK = 99;

/** The bell: how much one was told and has not read, and the way to it. */
export function LoncengButton() {
  const [opened, setOpened] = useState<boolean | null>(null);
  const { data } = useQuery({
    ...api.lonceng.countPemberitahuanBelum.query({}, { errors: 'caller', autosave: true }),
    refetchInterval: TANYA_MS,
  });
  usePushNews();
  const jumlah = data?.jumlah ?? 0;
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes['bell'] ?? ''}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <IconBell size={20} stroke={1.75} aria-hidden="true" />
        <VisuallyHidden>
          {jumlah > 0 ? `Pemberitahuan, ${formatAngka(jumlah)} belum dibaca` : 'Pemberitahuan'}
        </VisuallyHidden>
        {jumlah > 0 && (
          <span className={classes['count']} aria-hidden="true">
            {jumlah > PALING_BANYAK ? `${PALING_BANYAK}+` : jumlah}
          </span>
        )}
      </ActionIcon>
      <PartGate onMissing={() => setOpened(null)}>
        {opened !== null && <LoncengPanel opened={opened} onClose={() => setOpened(false)} />}
      </PartGate>
    </>
  );
}
