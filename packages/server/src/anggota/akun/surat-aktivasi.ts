/** The mail with the link by which somebody chooses his username and password. */
export function suratAktivasi(nama: string, tautan: string, sebab = 'Anda didaftarkan sebagai anggota di Hadir.') {
  const teks = [`Halo ${nama},`, sebab, `Buka tautan ini untuk memilih username dan kata sandi Anda:\n${tautan}`].join(
    '\n\n',
  );
  return { judul: 'Aktivasi akun Hadir', teks };
}
