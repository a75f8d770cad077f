/** The same of one's own, which somebody else opens. */
export const sebutKlaimBeku = (bulan: string): string =>
  `Kehadiran bulan ${bulan} sudah diverifikasi, jadi tidak dapat diubah sampai operator membuka bulan itu di Verval`;
