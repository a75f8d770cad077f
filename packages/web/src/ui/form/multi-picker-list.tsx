import { sebutKegagalan } from '../../kit/failure/sebut-kegagalan.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useEffect, useRef, useState } from 'react';
import classes from './multi-picker.module.css';
import type { PickItem } from './pick-item.ts';
import { usePhone } from '../show/use-phone.ts';

type Props = {
  id: string;
  label: string;
  items: PickItem[];
  query: { data: PickItem[] | undefined; error: Error | null };
  value: number[];
  active: number;
  isDisabled: (item: PickItem) => boolean;
  onToggle: (item: PickItem) => void;
};

const VIEW = 264;
const BEYOND = 6;

/** Only the rows in sight, and a few beyond, are in the page, whatever the list's length. */
export function MultiPickerList({ id, label, items, query, value, active, isDisabled, onToggle }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const height = usePhone() ? 52 : 44;
  const first = Math.max(Math.floor(top / height) - BEYOND, 0);
  const shown = items.slice(first, first + Math.ceil(VIEW / height) + 2 * BEYOND);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    if (active * height < box.scrollTop) box.scrollTop = active * height;
    else if ((active + 1) * height > box.scrollTop + box.clientHeight) {
      box.scrollTop = (active + 1) * height - box.clientHeight;
    }
  }, [active, height]);

  return (
    <>
      {query.error ? (
        <p className={classes['note']} role="alert">
          {sebutKegagalan(query.error)}
        </p>
      ) : !query.data ? (
        <p className={classes['note']}>Mencari…</p>
      ) : (
        items.length === 0 && <p className={classes['note']}>Data kosong</p>
      )}
      <div
        id={`${id}-list`}
        ref={scroller}
        role="listbox"
        aria-label={label}
        aria-multiselectable="true"
        className={classes['scroll']}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      >
        <div role="presentation" className={classes['list']} style={{ height: items.length * height }}>
          {shown.map((item, offset) => {
            const index = first + offset;
            const selected = value.includes(item.id);
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and the keys
              <div
                key={item.id}
                id={`${id}-${item.id}`}
                role="option"
                aria-selected={selected}
                aria-disabled={isDisabled(item)}
                aria-posinset={index + 1}
                aria-setsize={items.length}
                data-active={index === active || undefined}
                className={classes['option']}
                style={{ height, translate: `0 ${index * height}px` }}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onToggle(item)}
              >
                <span className={classes['mark']} aria-hidden="true">
                  {selected && <IconCheck size={15} stroke={2.5} />}
                </span>
                <span className={classes['text']}>
                  <span className={classes['name']}>{item.label}</span>
                  {item.detail && <span className={classes['detail']}>{item.detail}</span>}
                </span>
              </div>
            );
          })}
        </div>
      </div>
    </>
  );
}
