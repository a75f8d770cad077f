import { useSebutSaat } from './use-sebut-saat.ts';

/** An instant as it is told here (`useSebutSaat`), to the machine as well. */
export function Saat({ pada }: { pada: string }) {
  const sebut = useSebutSaat();
  return <time dateTime={pada}>{sebut(pada)}</time>;
}
