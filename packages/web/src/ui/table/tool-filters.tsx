import { Button } from '@mantine/core';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { FilterButton } from '../form/filter-button.tsx';
import { usePhone } from '../show/use-phone.ts';
import classes from './tool-filters.module.css';

const Dialog = lazy(async () => ({ default: (await import('../layer/dialog.tsx')).Dialog }));

type Props = {
  /** The field that the list is nothing without: its day, its period. */
  utama: ReactNode;
  /** How many of the others narrow the list now. */
  aktif: number;
  /** The other fields, each of which applies as soon as it is changed. */
  children: ReactNode;
};

/** The fields above a list in a row; on a phone the main one, and the others on a screen of their own. */
export function ToolFilters({ utama, aktif, children }: Props) {
  const phone = usePhone();
  const [opened, setOpened] = useState<boolean | null>(null);
  if (!phone) {
    return (
      <div className={classes['filters']}>
        {utama}
        {children}
      </div>
    );
  }
  return (
    <div className={classes['line']}>
      <div className={classes['main']}>{utama}</div>
      <FilterButton aktif={aktif} onClick={() => setOpened(true)} />
      <Suspense>
        {opened !== null && (
          <Dialog
            opened={opened}
            onClose={() => setOpened(false)}
            title="Filter"
            fullScreenOnPhone
            footer={<Button onClick={() => setOpened(false)}>Tampilkan</Button>}
          >
            <div className={classes['stack']}>{children}</div>
          </Dialog>
        )}
      </Suspense>
    </div>
  );
}
