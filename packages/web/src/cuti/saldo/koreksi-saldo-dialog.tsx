import { KALIMAT_UTUH } from '@hadir/contract/cuti/kategori/kalimat-utuh.ts';
import { SETAHUN_HARI } from '@hadir/rules/waktu/rentang.ts';
import type { Saldo } from '@hadir/contract/cuti/saldo/saldo-cuti.ts';
import { teksPanjangWajib } from '@hadir/contract/kit/fields.ts';
import { Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../base/api/api.ts';
import { formatJumlahHari } from '../../kit/format/format-jumlah-hari.ts';
import { DecimalField } from '../../ui/form/decimal-field.tsx';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';

type Values = { sisa: number | null; keterangan: string };
type Props = { organisasi_id: number; saldo: Saldo; onClose: () => void; onSaved: () => void };

const schemaOf = (step: 0.5 | 1) =>
  z.object({
    sisa: z.nullable(z.number()).check(
      z.refine((sisa) => sisa !== null, 'Isi saldonya hari ini'),
      z.refine((sisa) => (sisa ?? 0) <= SETAHUN_HARI, `Isi 0 sampai ${SETAHUN_HARI} hari`),
      z.refine(
        (sisa) => Number.isInteger((sisa ?? 0) / step),
        step === 1 ? KALIMAT_UTUH : 'Isi hari penuh atau setengah, misalnya 9,5',
      ),
    ),
    keterangan: teksPanjangWajib(300),
  });

/** What the balance of today should be; the ledger keeps the difference with its remark. */
export function KoreksiSaldoDialog({ organisasi_id, saldo, onClose, onSaved }: Props) {
  const update = useMutation(api.saldoCuti.correctSaldoCuti.mutation({ errors: 'caller', refetches: ['cuti'] }));
  const { user_id, cuti_kategori_id } = saldo;
  return (
    <FormDialog<Values>
      opened
      onClose={onClose}
      title={`Koreksi saldo ${saldo.nama}`}
      initialValues={{ sisa: saldo.sisa, keterangan: '' }}
      schema={schemaOf(saldo.is_setengah_hari ? 0.5 : 1)}
      onSubmit={async ({ sisa, keterangan }) => {
        await update.mutateAsync({ organisasi_id, user_id, cuti_kategori_id, sisa: sisa ?? 0, keterangan });
        onSaved();
      }}
    >
      {({ field, form }) => (
        <>
          <DecimalField
            label="Saldo hari ini seharusnya"
            description={sebutSelisih(saldo, form.values.sisa)}
            required
            unit="hari"
            {...field('sisa')}
          />
          <Textarea label="Keterangan" required maxLength={300} autosize minRows={2} {...field('keterangan')} />
        </>
      )}
    </FormDialog>
  );
}

/** What is written into the ledger: the difference, not the number that is typed. */
function sebutSelisih({ kategori, sisa, is_setengah_hari }: Saldo, seharusnya: number | null): string {
  const sekarang = `${kategori} sekarang ${formatJumlahHari(sisa)}`;
  if (seharusnya === null || seharusnya === sisa) {
    return is_setengah_hari ? `${sekarang}. Boleh setengah, misalnya 9,5` : sekarang;
  }
  const selisih = seharusnya - sisa;
  return `${sekarang}; dikoreksi ${selisih > 0 ? '+' : '−'}${formatJumlahHari(Math.abs(selisih))}`;
}
