/** Whether somebody gives a waiting PIN to a member: nobody to himself, since its lines become days of his (aturan/perangkat#pin). */
export const mayPasangPin = ({ user_id }: { user_id: number }, oleh: number): boolean => user_id !== oleh;
