import type { ReactNode } from 'react';
import { Card } from '../../ui/show/card.tsx';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import classes from './langkah.module.css';

/** Whether a step is behind, behind with something to look at, what is to be done now, or later. */
export type KeadaanLangkah = 'selesai' | 'dilihat' | 'sekarang' | 'nanti';

const CHIP = {
  selesai: { tone: 'green', label: 'Selesai' },
  dilihat: { tone: 'orange', label: 'Perlu dilihat' },
  sekarang: { tone: 'blue', label: 'Sekarang' },
  nanti: { tone: 'grey', label: 'Nanti' },
} as const;

type Props = {
  title: string;
  subtitle?: ReactNode;
  keadaan: KeadaanLangkah;
  actions?: ReactNode;
  children: ReactNode;
};

/** One of the steps in which a month is closed; its number comes from its place in the list. */
export function Langkah({ title, subtitle, keadaan, actions, children }: Props) {
  return (
    <li className={classes['step']} aria-current={keadaan === 'sekarang' ? 'step' : undefined}>
      <Card
        title={title}
        subtitle={subtitle}
        actions={
          <>
            <StatusChip {...CHIP[keadaan]} />
            {actions}
          </>
        }
      >
        {children}
      </Card>
    </li>
  );
}
