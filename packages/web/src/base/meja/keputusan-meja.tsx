import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTerbaca } from './use-terbaca.ts';

type Props = {
  /** Which request it decides, as it is shown. */
  dibuka: string;
  /** Whether it still waits. */
  isMenunggu: boolean;
  lain: ReactNode;
  /** Left out where it cannot be. */
  onSetujui: (() => void) | undefined;
  onTolak: () => void;
};

/** The decision beside the evidence of the request that is open. */
export function KeputusanMeja({ dibuka, isMenunggu, lain, onSetujui, onTolak }: Props) {
  const isTerbaca = useTerbaca(dibuka);
  const bisa = isTerbaca && isMenunggu;
  // Neither switched off nor taken away, which would take the focus from whoever decides by keyboard.
  const belum = bisa ? {} : { 'aria-disabled': true, 'data-disabled': true };
  return (
    <>
      {lain}
      <Button variant="default" {...belum} onClick={() => bisa && onTolak()}>
        Tolak
      </Button>
      {onSetujui && (
        <Button {...belum} onClick={() => bisa && onSetujui()}>
          Setujui
        </Button>
      )}
    </>
  );
}
