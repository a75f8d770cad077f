/** Words that are used as passwords in Indonesia's schools and offices, mostly with digits behind them. */
export const KATA_SANDI_INDONESIA = `
  admin administrator operator user guest test coba masuk login password passwd sandi katasandi rahasia rahasiaku
  hadir presensi absen absensi kehadiran cuti pegawai karyawan staf staff guru guruku ibuguru pakguru siswa murid
  sekolah sekolahku madrasah pesantren kampus kelas kepala kepsek kepalasekolah tatausaha bendahara walikelas dosen
  kemenag kemendikbud dinas disdik kantor simpatika emis dapodik pns asn pppk honorer nip mts min man mtsn smp sma smk
  indonesia merdeka indonesiaraya garuda pancasila merahputih nusantara bhinneka jakarta bandung surabaya semarang
  yogyakarta jogja medan makassar palembang padang malang bogor bekasi depok tangerang bali lombok papua aceh banten
  solo cirebon sukamaju jawa sumatera sumatra kalimantan sulawesi persib persija arema persebaya persipura
  bismillah bismilah bismillahirrahmanirrahim alhamdulillah subhanallah assalamualaikum assalamualaykum allah
  allahuakbar astaghfirullah insyaallah masyaallah laailahaillallah lailahaillallah muhammad rasulullah islam muslim
  muslimah quran alquran mekah mekkah makkah madinah ramadhan ramadan barokah berkah hidayah syukur sabar ikhlas
  yesus tuhan tuhanyesus haleluya imanuel bunda kristus puji
  sayang sayangku sayangmu sayangkamu cinta cintaku cintamu kasih kasihku rindu kangen kamu kamuku akusayangkamu
  akucintakamu iloveyou loveyou bapak bapakku ibuku ibunda ayah ayahku mama mamaku papa papaku keluarga keluargaku
  anakku istriku suamiku adik kakak sahabat teman pacar pacarku mantan jomblo selamanya bahagia semangat sukses
  cantik ganteng tampan manis imut lucu keren jelek gila bodoh goblok anjing monyet babi kucing kelinci kupu kupukupu
  bunga mawar melati anggrek matahari bulan bintang bintangku pelangi langit hujan laut gunung surga neraka dunia
  merah biru hijau kuning hitam putih coklat satu duatiga satuduatiga senin selasa rabu kamis jumat sabtu minggu
  januari februari maret april juni juli agustus september oktober november desember
  terserah terserahaku lupa lupalagi gaktau gatau tidaktahu bebas apaaja apasaja gantiaja ganti passwordku sandiku
  bola sepakbola futsal bulutangkis mobil motor honda yamaha avanza toyota kopi nasi goreng bakso indomie
  qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm abc abcd abcde abcdef abcdefg qazwsx
`;
