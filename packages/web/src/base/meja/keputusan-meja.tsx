import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  lain: ReactNode;
  /** Left out where it cannot be. */ onSetujui: (() => void) | undefined;
  onTolak: () => void;
};

/** The decision beside the evidence of the request that is open. */
export function KeputusanMeja({ lain, onSetujui, onTolak }: Props) {
  return (
    <>
      {lain}
      <Button variant="default" onClick={onTolak}>
        Tolak
      </Button>
      {onSetujui && <Button onClick={onSetujui}>Setujui</Button>}
    </>
  );
}
