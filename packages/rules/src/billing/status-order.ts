/** The states of an order (aturan/langganan#keadaan). */
export const STATUS_ORDER = ['menunggu', 'dibayar', 'kedaluwarsa', 'dibatalkan', 'ditinjau'] as const;
export type StatusOrder = (typeof STATUS_ORDER)[number];
