/** The first and the last contact of a session since its contacts were last written. */
export type SesiTerpakai = { awal: Date; akhir: Date };
