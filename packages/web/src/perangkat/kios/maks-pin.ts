/** No member's PIN has more digits. */
export const MAKS_PIN = 14;
