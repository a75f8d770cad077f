import type { JawabanTagihan, Tagihan } from './pesan-pembayaran.ts';

/** Who takes the money in, whatever answers behind it. Without one a super admin confirms payments by evidence. */
export type PenyediaPembayaran = {
  /**
   * Asks for an account to pay an order into, the same for the same code however often. Refuses (520) when the provider
   * does not answer in the end, (433) when it does not take the order.
   */
  requestTagihan: (tagihan: Omit<Tagihan, 'alamat_kabar'>) => Promise<JawabanTagihan>;
  /** What its notices are signed with. */
  kunci: string;
};
