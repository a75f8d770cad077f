/** Between two mails about what is gathered for a desk (aturan/cuti#persetujuan). */
export const JEDA_KUMPULAN_JAM = 4;
