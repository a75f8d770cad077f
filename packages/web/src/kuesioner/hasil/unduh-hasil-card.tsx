import { Button } from '@mantine/core';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconFileTypeXls from '@tabler/icons-react/dist/esm/icons/IconFileTypeXls.mjs';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { refetchWhileBerjalan } from '../../base/api/refetch-while-berjalan.ts';
import { UnduhanCard } from '../../base/unduhan/unduhan-card.tsx';
import { Card } from '../../ui/show/card.tsx';
import { useMembaca } from '../dasar/use-membaca.ts';
import classes from './hasil.module.css';
import type { Saring, Satu } from './satu.ts';

type Props = { satu: Satu; saring: Saring; isAnonim: boolean };

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The results as files: a workbook that is made in the background, or a page to print. */
export function UnduhHasilCard({ satu, saring, isAnonim }: Props) {
  const { jawabanOrang } = useMembaca();
  const made = useQuery({
    ...api.hasilKuesioner.listUnduhanKuesioner.query(satu),
    refetchInterval: refetchWhileBerjalan,
  });
  const ask = useMutation(api.hasilKuesioner.generateUnduhanKuesioner.mutation());
  const save = useMutation(api.hasilKuesioner.exportHasilKuesioner.save());
  const print = useMutation(api.hasilKuesioner.printHasilKuesioner.save());
  return (
    <>
      <Card title="Unduh hasil" subtitle="PDF mengikuti saringan di atas; XLSX memuat semua jawaban.">
        <div className={classes['tombol']}>
          <Button
            variant="default"
            loading={ask.isPending}
            leftSection={<IconFileTypeXls {...icon} />}
            onClick={() => ask.mutate({ ...satu, isi: 'hasil' })}
          >
            Siapkan XLSX hasil
          </Button>
          {!isAnonim && jawabanOrang && (
            <Button
              variant="default"
              loading={ask.isPending}
              leftSection={<IconFileTypeXls {...icon} />}
              onClick={() => ask.mutate({ ...satu, isi: 'jawaban' })}
            >
              Siapkan XLSX tiap jawaban
            </Button>
          )}
          <Button
            variant="default"
            loading={print.isPending}
            leftSection={<IconFileTypePdf {...icon} />}
            onClick={() => print.mutate({ ...satu, ...saring })}
          >
            Unduh PDF
          </Button>
        </div>
      </Card>
      <UnduhanCard
        unduhan={made.data ?? []}
        busy={save.isPending ? save.variables.unduhan_id : undefined}
        onSave={(unduhan_id) => save.mutate({ ...satu, unduhan_id })}
      />
    </>
  );
}
