/** The states of an order (aturan/langganan#keadaan). */
export const STATUS_ORDER = ['menunggu', 'dibayar', 'kedaluwarsa', 'dibatalkan', 'ditinjau'] as const;
export type StatusOrder = (typeof STATUS_ORDER)[number];

/** An order in one of these holds back the next: its money is waited for, or looked at (aturan/langganan#tipe). */
export const STATUS_TERBUKA = ['menunggu', 'ditinjau'] as const satisfies readonly StatusOrder[];
