/** Subscriptions that end within so many days are named to whoever watches over many (aturan/langganan#pengingat). */
export const AKAN_BERAKHIR_HARI = 30;
