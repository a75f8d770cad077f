/** Where an organisation's people come from (k_sumber_data): the staff system of the ministry, or itself. */
export const SUMBER_DATA = { terhubung: 1, umum: 2 } as const;

/** Whether it is of the linked edition, which has locks and a leave switch of its own (aturan/akses#edisi). */
export const isTerhubung = ({ k_sumber_data }: { k_sumber_data: number }): boolean =>
  k_sumber_data === SUMBER_DATA.terhubung;
