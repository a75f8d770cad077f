/** Whether a face was found to be the person's, as the product's answers carry it. */
export const HASIL_WAJAH = { tidak_cocok: 0, cocok: 1 } as const;

export type HasilWajah = (typeof HASIL_WAJAH)[keyof typeof HASIL_WAJAH];
