/** What refusing one swap, or several together, is asked with. */
export const tanyaTolakTukar = (jumlah = 1) => ({
  title: jumlah > 1 ? `Tolak ${jumlah} tukar shift?` : 'Tolak tukar shift ini?',
  message: 'Jadwal keduanya tetap.',
});
