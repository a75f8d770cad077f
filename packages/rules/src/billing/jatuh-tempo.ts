/** Within how many hours an order is paid (aturan/langganan#keadaan). */
export const JATUH_TEMPO_JAM = 24;
