/** What stands above and below a printed document of an organisation. */
export type KopSurat = {
  /** Lines above the name: under whom it stands; null of a tenant that says nothing. */
  atas: string | null;
  nama: string;
  alamat: string | null;
  /** Where its documents are signed; null where that is not said. */
  tempat: string | null;
  telepon: string | null;
  email: string | null;
  npsn: string | null;
  nsm: string | null;
  kepala_nama: string | null;
  kepala_nip: string | null;
  /** The logo as PNG. */
  logo: Uint8Array | null;
};
