import { Button } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { Sejak } from '../kit/zona/sejak.tsx';
import { Card } from '../ui/show/card.tsx';
import { useConfirm } from '../ui/layer/use-confirm.ts';
import classes from './ajuan-saya.module.css';
import { JalanSection } from './jalan-section.tsx';

type Ajuan = {
  id: number;
  /** What it asks for, in a sentence. */
  words: string;
  /** What it is called on its button. */
  name: string;
  chip: ReactNode;
  diajukan_pada: string;
  jalan: ComponentProps<typeof JalanSection>['jalan'];
};

type Props = {
  title: string;
  rows: readonly Ajuan[];
  /** What taking one back is asked with. */
  question: { title: string; message: string };
  loading: boolean;
  onTakeBack: (id: number) => void;
};

/** What a member asked for and nobody has decided yet, each with its way, to be taken back after a question. */
export function AjuanSayaSection({ title, rows, question, loading, onTakeBack }: Props) {
  const confirm = useConfirm();
  const ask = async (id: number) => {
    if (await confirm({ ...question, confirmLabel: 'Tarik' })) onTakeBack(id);
  };
  return (
    <Card title={title}>
      <ul className={classes['list']}>
        {rows.map(({ id, words, name, chip, jalan, diajukan_pada }) => (
          <li key={id} className={classes['item']}>
            <span className={classes['words']}>
              {words}
              <small>
                diajukan <Sejak pada={diajukan_pada} />
              </small>
            </span>
            {chip}
            <Button
              size="compact-sm"
              variant="subtle"
              loading={loading}
              aria-label={`Tarik ${name}`}
              onClick={() => void ask(id)}
            >
              Tarik
            </Button>
            <div className={classes['way']}>
              <JalanSection jalan={jalan} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
