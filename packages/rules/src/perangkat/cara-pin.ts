/** Whether members type their PIN at a kiosk: never, beside the card, or in its place. */
export const CARA_PIN = ['tanpa', 'menyertai', 'pengganti'] as const;
export type CaraPin = (typeof CARA_PIN)[number];
