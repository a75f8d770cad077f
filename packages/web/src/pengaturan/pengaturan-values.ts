import { Isi } from '@hadir/contract/pengaturan/isi-pengaturan.ts';
import { Tanggal } from '@hadir/contract/kit/fields.ts';
import { NAMA_PENGATURAN, type IsiPengaturan, type NamaPengaturan } from '@hadir/rules/pengaturan/isi-pengaturan.ts';
import * as z from 'zod/mini';
import { changedFields } from './changed-fields.ts';

/** As it is typed: a number may be missing for the moment, and no lines are an empty text. */
type Typed = {
  [N in NamaPengaturan]: IsiPengaturan[N] extends number
    ? number | null
    : null extends IsiPengaturan[N]
      ? string
      : IsiPengaturan[N];
};
export type PengaturanFormValues = Typed & { tgl_mulai: string | null };

const { kop_atas, ...isi } = Isi;
export const pengaturanSchema = z.object({
  ...isi,
  kop_atas: z.union([z.literal(''), z.nonoptional(z.nullable(kop_atas))]),
  tgl_mulai: z.nullable(Tanggal),
});

export const toPengaturanValues = (berlaku: IsiPengaturan): PengaturanFormValues => {
  const values = Object.fromEntries(NAMA_PENGATURAN.map((nama) => [nama, berlaku[nama] ?? '']));
  return { ...values, tgl_mulai: null } as PengaturanFormValues;
};

/** Only what differs from what is in force, as it is sent. */
export function changesOf(berlaku: IsiPengaturan, values: PengaturanFormValues): Partial<IsiPengaturan> {
  const inForce = Object.fromEntries(NAMA_PENGATURAN.map((nama) => [nama, berlaku[nama]])) as IsiPengaturan;
  return changedFields(inForce, { ...values, kop_atas: values.kop_atas === '' ? null : values.kop_atas });
}
