/** What refusing one request for leave, or several together, is asked with. */
export const tanyaTolakAjuan = (jumlah = 1) =>
  ({
    title: jumlah > 1 ? `Tolak ${jumlah} ajuan?` : 'Tolak ajuan?',
    message: 'Anggota yang mengajukan diberi tahu beserta keterangannya.',
    confirmLabel: 'Tolak',
    danger: true,
    remark: 'required',
  }) as const;
