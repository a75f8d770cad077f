import type { MasaLog } from '@hadir/contract/log/masa/masa-log.contract.ts';
import { sebutBatasMasaLog } from '@hadir/contract/log/masa/sebut-batas-masa-log.ts';
import { judgeMasaLog, MASA_LOG_TERPENDEK } from '@hadir/rules/pengaturan/masa-log.ts';
import { lamaDisimpan } from '@hadir/rules/pengaturan/masa-tertunda.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../base/api/api.ts';
import { useHadirForm } from '../kit/form/use-hadir-form.ts';
import { formatTanggal } from '../kit/format/format.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { FormNotice } from '../ui/feedback/form-notice.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { NumberField } from '../ui/form/number-field.tsx';
import { useConfirm } from '../ui/layer/use-confirm.ts';
import { Card } from '../ui/show/card.tsx';
import classes from './pengaturan.module.css';

type Props = { tenant_id: number; canWrite: boolean };

/** For how many months the tenant's log is kept, and since when another time holds. */
export function MasaLogSection({ tenant_id, canWrite }: Props) {
  const { data, error, refetch } = useQuery(api.masaLog.getMasaLog.query({ tenant_id }, { errors: 'caller' }));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Card title="Masa simpan log" subtitle="Siapa berbuat apa, kapan, dan dari mana, di induk dan semua instansinya.">
      {data ? <Isian key={JSON.stringify(data)} masa={data} canWrite={canWrite} /> : <Skeleton lines={2} />}
    </Card>
  );
}

function Isian({ masa, canWrite }: { masa: MasaLog; canWrite: boolean }) {
  const { tenant_id, terpanjang, nanti, tgl_bila_dipendekkan } = masa;
  const kini = lamaDisimpan(masa.bulan, terpanjang);
  const tersimpan = nanti ? nanti.bulan : masa.bulan;
  const confirm = useConfirm();
  const save = useMutation(api.masaLog.changeMasaLog.mutation({ errors: 'caller' }));
  const { form, field, submit, sending, failure } = useHadirForm<{ bulan: number | null }>({
    initialValues: { bulan: tersimpan },
    schema: z.object({
      bulan: z
        .nullable(z.int())
        .check(z.refine((bulan) => judgeMasaLog(bulan, terpanjang) === null, sebutBatasMasaLog(terpanjang))),
    }),
    onSubmit: async ({ bulan }) => {
      const lama = lamaDisimpan(bulan, terpanjang);
      if (lama < kini && !(await confirm(questionOf(lama, tgl_bila_dipendekkan)))) return;
      await save.mutateAsync({ tenant_id, bulan });
    },
  });
  const isTetap = terpanjang < MASA_LOG_TERPENDEK;
  return (
    <form noValidate onSubmit={submit}>
      <div className={classes['fields']}>
        <NumberField
          label="Simpan log (bulan)"
          description={
            isTetap
              ? `Pemasangan ini menyimpan log ${terpanjang} bulan; tidak dapat dipendekkan lagi.`
              : `Paling sedikit ${MASA_LOG_TERPENDEK}. Kosong berarti ${terpanjang}, yang paling lama.`
          }
          disabled={!canWrite || isTetap}
          {...field('bulan')}
        />
      </div>
      <p className={classes['asal']} data-sendiri={nanti ? true : undefined}>
        {nanti ? (
          <span>
            Sekarang {kini} bulan. Mulai {formatTanggal(nanti.tgl_mulai)} hanya {lamaDisimpan(nanti.bulan, terpanjang)}{' '}
            bulan.
          </span>
        ) : (
          `Sekarang ${kini} bulan.`
        )}
      </p>
      {failure && <FormNotice failure={failure} />}
      {canWrite && !isTetap && (
        <div className={classes['save']}>
          <Button type="submit" disabled={form.values.bulan === tersimpan} loading={sending}>
            Simpan log
          </Button>
        </div>
      )}
    </form>
  );
}

const questionOf = (lama: number, tgl_mulai: string) => ({
  title: `Simpan log hanya ${lama} bulan?`,
  message: `Berlaku mulai ${formatTanggal(tgl_mulai)}. Sejak itu log yang lebih tua dari ${lama} bulan dihapus dan tidak dapat dikembalikan. Semua admin induk yang lain diberi tahu sekarang; sampai tanggal itu masih dapat dipanjangkan lagi.`,
  confirmLabel: 'Simpan',
  danger: true,
});
