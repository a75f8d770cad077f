/** Whose leave a calendar holds, as its calls take it. */
export type SiapaKalender = { organisasi_id: number; user_id?: number; group_id?: number; q?: string };
