import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = { lain: ReactNode; onSetujui: () => void; onTolak: () => void };

/** The decision beside the evidence of the request that is open. */
export function KeputusanMeja({ lain, onSetujui, onTolak }: Props) {
  return (
    <>
      {lain}
      <Button variant="default" onClick={onTolak}>
        Tolak
      </Button>
      <Button onClick={onSetujui}>Setujui</Button>
    </>
  );
}
