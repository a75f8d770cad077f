type Sebutan = { nama: string | null; nip: string | null };

const samakan = (teks: string | null) => teks?.trim().replaceAll(/\s+/g, ' ').toLowerCase() || null;

/**
 * Whether a row of a sheet whose number names a member is about him also by what stands beside the number: his NIP where both
 * have one, else his name; an empty cell says nothing (aturan/anggota#baris-lembar).
 */
export function isBarisMilik(tertulis: Sebutan, anggota: Sebutan): boolean {
  const [nip, nipnya] = [samakan(tertulis.nip), samakan(anggota.nip)];
  if (nip && nipnya) return nip === nipnya;
  const nama = samakan(tertulis.nama);
  return nama === null || nama === samakan(anggota.nama);
}
