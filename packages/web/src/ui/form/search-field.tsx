import { TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useEffectEvent, useState } from 'react';
import classes from './search-field.module.css';

const PAUSE_MS = 300;

type Props = {
  label: string;
  /** What is searched for now, as the address says. */
  value: string;
  /** Told when typing has paused for 300 ms, and at once on Enter. */
  onSearch: (text: string) => void;
  placeholder?: string;
};

export function SearchField({ label, value, onSearch, placeholder }: Props) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The address may change without the field: back button, a filter that was taken away.
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const send = useEffectEvent(() => onSearch(typed.trim()));
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(send, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);

  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={placeholder ?? label}
      leftSection={<IconSearch size={17} stroke={1.75} aria-hidden="true" />}
      value={typed}
      maxLength={100}
      className={classes['field'] ?? ''}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && onSearch(typed.trim())}
    />
  );
}
