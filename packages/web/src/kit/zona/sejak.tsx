import { useSyncExternalStore } from 'react';
import { sebutLalu } from '../format/sebut-lalu.ts';
import { everyMinute } from './every-minute.ts';
import { useSebutSaat } from './use-sebut-saat.ts';

const MENIT_MS = 60_000;

/** How long ago something was, anew every 60 seconds; the instant itself to who points at it, and once it is a week ago. */
export function Sejak({ pada }: { pada: string }) {
  const sebut = useSebutSaat();
  // Whole minutes: between two of them nothing is drawn again.
  const menit = useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / MENIT_MS));
  const saat = sebut(pada);
  return (
    <time dateTime={pada} title={saat}>
      {sebutLalu(pada, menit * MENIT_MS) ?? saat}
    </time>
  );
}
