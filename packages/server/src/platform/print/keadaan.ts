/** Whether what a document says is final, or may still change until its month is frozen. */
export type Keadaan = 'sementara' | 'beku';

export const LABEL_KEADAAN_DOKUMEN: Record<Keadaan, string> = {
  sementara: 'SEMENTARA, masih dapat berubah sampai bulannya dibekukan',
  beku: 'Tetap, bulannya sudah dibekukan',
};
