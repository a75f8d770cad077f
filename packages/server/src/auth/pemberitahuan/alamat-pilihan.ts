/** The line under every mail that one may choose not to get. */
export const sebutAlamatPilihan = (publicUrl: string, organisasi_id: number | null): string =>
  `Pilih apa yang disurati kepada Anda: ${publicUrl}/profil/${organisasi_id ?? 0}/pemberitahuan`;
