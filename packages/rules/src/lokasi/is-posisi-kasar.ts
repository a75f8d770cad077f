/** Whether a position is known worse than the circle is wide that it is held against: inside or outside is by chance then (aturan/presensi#tempat). */
export const isPosisiKasar = (akurasi_meter: number, { radius_meter }: { radius_meter: number }): boolean =>
  akurasi_meter > radius_meter;
