import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTerbaca } from './use-terbaca.ts';

type Props = {
  /** Which request it decides. */
  id: number;
  lain: ReactNode;
  /** Left out where it cannot be. */
  onSetujui: (() => void) | undefined;
  onTolak: () => void;
};

/** The decision beside the evidence of the request that is open. */
export function KeputusanMeja({ id, lain, onSetujui, onTolak }: Props) {
  const isTerbaca = useTerbaca(id);
  // Not switched off, which would take the focus from whoever decides by keyboard.
  const belum = isTerbaca ? {} : { 'aria-disabled': true, 'data-disabled': true };
  return (
    <>
      {lain}
      <Button variant="default" {...belum} onClick={() => isTerbaca && onTolak()}>
        Tolak
      </Button>
      {onSetujui && (
        <Button {...belum} onClick={() => isTerbaca && onSetujui()}>
          Setujui
        </Button>
      )}
    </>
  );
}
