import { useId, useState, type KeyboardEvent } from 'react';
import type { Command } from './command.ts';
import { CommandList } from './command-list.tsx';
import classes from './command-palette.module.css';
import { Dialog } from './dialog.tsx';

type Props = {
  opened: boolean;
  onClose: () => void;
  search: string;
  onSearch: (text: string) => void;
  /** What fits the search, in the order of the groups. */
  commands: Command[];
  /** More is being fetched. */
  loading?: boolean;
  /** What can be found: 'Cari menu, anggota, laporan…'. */
  placeholder: string;
};

/** Finds a screen or a record by typing (Ctrl K). Load it lazily; what there is to find comes from the app. */
export function CommandPalette(props: Props) {
  const { opened, onClose, search, onSearch, commands, loading = false, placeholder } = props;
  const id = useId();
  const [active, setActive] = useState(0);
  const current = commands[Math.min(active, commands.length - 1)];

  // Kept mounted by who opens it: the next search starts from nothing.
  const leave = () => {
    onSearch('');
    setActive(0);
    onClose();
  };
  const run = (command: Command | undefined) => {
    if (!command) return;
    leave();
    command.onRun();
  };
  const press = (event: KeyboardEvent) => {
    const last = commands.length - 1;
    if (event.key === 'ArrowDown') setActive(active >= last ? 0 : active + 1);
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? last : active - 1);
    else if (event.key === 'Enter') run(current);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog opened={opened} onClose={leave} title="Cari" width={600} fullScreenOnPhone>
      <input
        className={classes['input']}
        type="text"
        role="combobox"
        aria-label={placeholder}
        aria-expanded={commands.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={current ? `${id}-${current.key}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        data-autofocus
        placeholder={placeholder}
        value={search}
        onChange={(event) => {
          onSearch(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={press}
      />
      <CommandList id={id} commands={commands} current={current} onRun={run} />
      {commands.length === 0 && (
        <p className={classes['note']} role="status">
          {loading ? 'Mencari…' : 'Data tidak tersedia'}
        </p>
      )}
    </Dialog>
  );
}
