/** What refusing one incident, or several together, is asked with. */
export const tanyaTolakGangguan = (jumlah = 1) =>
  ({
    title: jumlah > 1 ? `Tolak ${jumlah} gangguan?` : 'Tolak gangguan ini?',
    message: 'Tidak ada yang dimaafkan karenanya.',
    confirmLabel: 'Tolak',
    danger: true,
    remark: 'required',
  }) as const;
