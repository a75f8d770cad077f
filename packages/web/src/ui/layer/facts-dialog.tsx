import { Dialog } from './dialog.tsx';
import { Facts, type Fact } from '../show/facts.tsx';

type Props = { opened: boolean; onClose: () => void; title: string; facts: readonly Fact[]; note?: string | undefined };

/** What is known of one row, where it may be read and not changed. */
export function FactsDialog({ opened, onClose, title, facts, note }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <Facts facts={facts} />
      {note && <p>{note}</p>}
    </Dialog>
  );
}
