import { Button } from '@mantine/core';
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import classes from './filter-button.module.css';

/** Opens the filters of a list, and says how many are in force. */
export function FilterButton({ aktif, onClick }: { aktif: number; onClick: () => void }) {
  return (
    <Button
      variant="default"
      className={classes['button'] ?? ''}
      leftSection={<IconFilter size={16} aria-hidden="true" />}
      onClick={onClick}
    >
      {aktif === 0 ? 'Filter' : `Filter (${aktif})`}
    </Button>
  );
}
