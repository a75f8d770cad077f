import type { Lama } from '@hadir/rules/billing/masa-langganan.ts';

/** '6 bulan dan 2/31 bulan': by which the price of a month is multiplied. */
export function sebutLama({ bulan, hari, hari_sebulan }: Lama): string {
  const bagian = [bulan > 0 && `${bulan} bulan`, hari > 0 && `${hari}/${hari_sebulan} bulan`];
  return bagian.filter(Boolean).join(' dan ');
}
