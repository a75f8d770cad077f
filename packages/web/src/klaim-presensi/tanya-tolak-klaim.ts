/** What a claim that is refused or taken back leaves. */
export const HARI_TETAP = 'Harinya tetap seperti yang tercatat.';

/** What refusing one claim, or several together, is asked with. */
export const tanyaTolakKlaim = (jumlah = 1) =>
  ({
    title: jumlah > 1 ? `Tolak ${jumlah} klaim?` : 'Tolak klaim ini?',
    message: HARI_TETAP,
    confirmLabel: 'Tolak',
    danger: true,
    remark: 'required',
  }) as const;
