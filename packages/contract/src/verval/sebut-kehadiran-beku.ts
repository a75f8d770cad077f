/** Of whose frozen month nothing can be changed, and what opens it. */
export const sebutKehadiranBeku = (nama: string, bulan: string): string =>
  `Kehadiran ${nama} bulan ${bulan} sudah diverifikasi dan dibekukan, jadi tidak dapat diubah. Buka dahulu bulan itu di Verval`;
