import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTerbaca } from './use-terbaca.ts';

type Props = {
  /** Which request it decides, as it is shown. */
  dibuka: string | number;
  /** Whether it still waits. */
  isMenunggu: boolean;
  lain?: ReactNode;
  /** What the decisions are called here. */
  setujui?: string;
  tolak?: string;
  /** Left out where it cannot be. */
  onSetujui: (() => void) | undefined;
  onTolak: (() => void) | undefined;
};

/** The decision beside the evidence of the request that is open. */
export function KeputusanMeja(props: Props) {
  const { dibuka, isMenunggu, lain, setujui = 'Setujui', tolak = 'Tolak', onSetujui, onTolak } = props;
  const isTerbaca = useTerbaca(dibuka);
  const bisa = isTerbaca && isMenunggu;
  // Neither switched off nor taken away, which would take the focus from whoever decides by keyboard.
  const belum = bisa ? {} : { 'aria-disabled': true, 'data-disabled': true };
  return (
    <>
      {lain}
      {onTolak && (
        <Button variant="default" {...belum} onClick={() => bisa && onTolak()}>
          {tolak}
        </Button>
      )}
      {onSetujui && (
        <Button {...belum} onClick={() => bisa && onSetujui()}>
          {setujui}
        </Button>
      )}
    </>
  );
}
