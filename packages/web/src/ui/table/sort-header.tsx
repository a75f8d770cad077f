import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import classes from './data-grid.module.css';

type Props = {
  label: string;
  /** The name to sort by; without it the column cannot be sorted. */
  name: string | undefined;
  align: 'start' | 'end' | undefined;
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
};

export function SortHeader({ label, name, align, sort, onSort }: Props) {
  if (!name || !onSort) {
    return (
      <th scope="col" data-align={align}>
        {label}
      </th>
    );
  }
  const direction = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined;
  const Icon = direction === 'ascending' ? IconArrowUp : direction === 'descending' ? IconArrowDown : IconArrowsSort;
  return (
    <th scope="col" data-align={align} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        className={classes['sort']}
        data-active={direction && true}
        onClick={() => onSort(direction === 'ascending' ? `-${name}` : name)}
      >
        {label}
        <Icon size={15} stroke={1.75} aria-hidden="true" />
      </button>
    </th>
  );
}
