import type { Atribut } from '@hadir/contract/atribut/daftar/atribut.ts';
import { ActionIcon } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { useLayoutEffect, useRef } from 'react';
import classes from './urutan-atribut.module.css';

type Props = {
  atribut: Atribut;
  /** The owner's own, in their order. */
  sendiri: readonly Atribut[];
  moving: boolean;
  onMove: (atribut_ids: number[]) => void;
};

const STEPS = [
  { by: -1, verb: 'Naikkan', Icon: IconArrowUp },
  { by: 1, verb: 'Turunkan', Icon: IconArrowDown },
] as const;

/** One step up or down among the owner's own. */
export function UrutanAtribut({ atribut, sendiri, moving, onMove }: Props) {
  const pressed = useRef<{ button: HTMLButtonElement; from: number }>(null);
  const ids = sendiri.map(({ atribut_id }) => atribut_id);
  const at = ids.indexOf(atribut.atribut_id);
  // A row that changes its place in the document loses the focus that was in it.
  useLayoutEffect(() => {
    const { current } = pressed;
    if (!current || current.from === at) return;
    if (document.activeElement === document.body) current.button.focus();
    pressed.current = null;
  });
  if (at < 0) return '—';
  return (
    <span className={classes['steps']}>
      {STEPS.map(({ by, verb, Icon }) => {
        const isEnd = at + by < 0 || at + by >= ids.length;
        return (
          <ActionIcon
            key={by}
            variant="subtle"
            color="gray"
            aria-label={`${verb} ${atribut.nama}`}
            // Not `disabled`, which would take the focus away while the order is saved.
            aria-disabled={isEnd || moving}
            {...(isEnd && { 'data-disabled': true })}
            onClick={({ currentTarget }) => {
              if (isEnd || moving) return;
              pressed.current = { button: currentTarget, from: at };
              onMove(ids.toSpliced(at, 1).toSpliced(at + by, 0, atribut.atribut_id));
            }}
          >
            <Icon size={16} aria-hidden="true" />
          </ActionIcon>
        );
      })}
    </span>
  );
}
