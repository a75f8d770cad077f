/** Whether somebody corrects a balance by hand: nobody his own (aturan/cuti#koreksi). */
export const mayKoreksiSaldo = ({ user_id }: { user_id: number }, oleh: number): boolean => user_id !== oleh;
