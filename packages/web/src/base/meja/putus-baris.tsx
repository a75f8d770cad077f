import { ActionIcon } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';

type Props = {
  /** Which row: 'Ani 20-11-2026'. */
  sebut: string;
  setujui: string;
  /** Left out where it cannot be. */
  onSetujui: (() => void) | undefined;
  onTolak: () => void;
};

/** The two decisions about one row of a queue. */
export function PutusBaris({ sebut, setujui, onSetujui, onTolak }: Props) {
  return (
    <>
      <ActionIcon variant="default" size="md" aria-label={`Tolak ${sebut}`} title="Tolak" onClick={onTolak}>
        <IconX size={18} aria-hidden="true" />
      </ActionIcon>
      {onSetujui && (
        <ActionIcon variant="light" size="md" aria-label={`${setujui} ${sebut}`} title={setujui} onClick={onSetujui}>
          <IconCheck size={18} aria-hidden="true" />
        </ActionIcon>
      )}
    </>
  );
}
