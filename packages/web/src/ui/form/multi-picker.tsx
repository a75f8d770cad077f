import { Input } from '@mantine/core';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { FieldProps } from './field-props.ts';
import { Floating } from '../layer/floating.tsx';
import { MultiPickerChips } from './multi-picker-chips.tsx';
import { MultiPickerList } from './multi-picker-list.tsx';
import classes from './multi-picker.module.css';
import { ALL_ID, type PickItem } from './pick-item.ts';

type Props = FieldProps & {
  value: number[];
  onChange: (ids: number[]) => void;
  search: string;
  onSearch: (text: string) => void;
  /** What `search` found; `useQuery` of a look-up gives it as it is. */
  query: { data: PickItem[] | undefined; error: Error | null; refetch: () => unknown; isPlaceholderData?: boolean };
  /** The names of what is chosen already and may not be among what was found. */
  known?: PickItem[];
  /** 'Semua Anggota': offered first, with id 0. */
  allLabel?: string;
  /** One is enough: choosing closes the list. */
  single?: boolean;
  placeholder?: string;
};

/**
 * Chooses several from a list that is searched on the server; long lists stay quick. Enter takes what is marked and never sends
 * the form: what was typed marks the first that it found, an arrow key any other. Everybody at once is only marked by an arrow.
 */
export function MultiPicker(props: Props) {
  const { label, description, error, required, disabled = false, value, onChange, search, onSearch, query } = props;
  const { known = [], allLabel, single = false, placeholder = 'Cari dan pilih' } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  const [moved, setMoved] = useState<number | null>(null);
  const [seen, setSeen] = useState<ReadonlyMap<number, PickItem>>(new Map());

  const fitsAll = allLabel?.toLowerCase().includes(search.trim().toLowerCase()) ?? false;
  const all: PickItem[] = allLabel && fitsAll ? [{ id: ALL_ID, label: allLabel }] : [];
  const items = [...all, ...(query.data ?? [])];
  // What is shown meanwhile was found by what had been typed before.
  const isFound = search.trim() !== '' && !query.isPlaceholderData && items.length > all.length;
  const active = moved ?? (isFound ? all.length : -1);
  const chosenAll = value.includes(ALL_ID);
  const isDisabled = (item: PickItem) => chosenAll && item.id !== ALL_ID;
  const itemOf = (one: number): PickItem =>
    one === ALL_ID && allLabel
      ? { id: ALL_ID, label: allLabel }
      : (seen.get(one) ?? [...known, ...items].find((item) => item.id === one) ?? { id: one, label: `#${one}` });

  const seek = (text: string) => {
    setMoved(null);
    onSearch(text);
  };
  const close = () => {
    setOpened(false);
    seek('');
  };
  const toggle = (item: PickItem) => {
    if (isDisabled(item)) return;
    setSeen(new Map(seen).set(item.id, item));
    if (single) close();
    else if (search !== '') seek('');
    if (value.includes(item.id)) onChange(value.filter((one) => one !== item.id));
    else onChange(item.id === ALL_ID ? [ALL_ID] : [...value, item.id]);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const item = items[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setMoved(Math.min(Math.max(active + step, 0), items.length - 1));
      setOpened(true);
    } else if (event.key === 'Enter') {
      if (opened && item) toggle(item);
    } else if (event.key === 'Escape' && opened) setOpened(false);
    else if (event.key === 'Backspace' && search === '' && value.length > 0) return onChange(value.slice(0, -1));
    else return;
    event.preventDefault();
  };

  return (
    <Input.Wrapper id={id} label={label} description={description} error={error} required={required ?? false}>
      <div>
        <div
          ref={box}
          className={classes['box']}
          data-invalid={error ? true : undefined}
          data-disabled={disabled || undefined}
        >
          <MultiPickerChips items={value.map(itemOf)} disabled={disabled} onRemove={toggle} />
          <input
            id={id}
            className={classes['input']}
            role="combobox"
            aria-expanded={opened}
            aria-controls={opened ? `${id}-list` : undefined}
            aria-activedescendant={opened && items[active] ? `${id}-${items[active].id}` : undefined}
            aria-autocomplete="list"
            aria-required={required || undefined}
            aria-invalid={Boolean(error)}
            aria-describedby={error ? `${id}-error` : undefined}
            data-path={props['data-path']}
            autoComplete="off"
            disabled={disabled}
            placeholder={value.length === 0 ? placeholder : ''}
            value={search}
            onChange={(event) => {
              seek(event.currentTarget.value);
              setOpened(true);
            }}
            onClick={() => setOpened(true)}
            onKeyDown={press}
            onFocus={props.onFocus}
            onBlur={() => {
              close();
              props.onBlur?.();
            }}
          />
        </div>
        {opened && (
          <Floating
            anchor={box}
            onDismiss={() => setOpened(false)}
            matchWidth
            bare
            role="region"
            label={`Pilihan ${label}`}
          >
            <MultiPickerList
              id={id}
              label={label}
              items={items}
              query={query}
              value={value}
              active={active}
              isDisabled={isDisabled}
              onToggle={toggle}
            />
          </Floating>
        )}
      </div>
    </Input.Wrapper>
  );
}
