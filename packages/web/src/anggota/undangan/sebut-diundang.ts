import type { Undangan } from '@hadir/contract/anggota/undangan/undangan.contract.ts';

/** Who is invited, as far as the organisation knows him: his name, or the number that it has of him. */
export const sebutDiundang = ({ nama, nomor }: Pick<Undangan, 'nama' | 'nomor'>): string =>
  nama ?? `orang dengan ${nomor ?? 'nomor itu'}`;
