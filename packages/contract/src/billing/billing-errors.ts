/** The refusals of orders and of their payment. */
export const BILLING_ERRORS = {
  'billing.blocked': {
    status: 433,
    message:
      'Pembayaran langganan instansi ini sedang ditutup oleh pengelola Hadir. Hubungi pengelola untuk membukanya',
  },
  'billing.already_subscribed': {
    status: 433,
    message: 'Instansi ini sudah berlangganan. Pilih perpanjangan, atau tambah kuota',
  },
  'billing.not_subscribed': { status: 433, message: 'Instansi ini belum berlangganan. Pilih langganan baru' },
  'billing.without_end': {
    status: 433,
    message: 'Langganan instansi ini tidak punya tanggal akhir, jadi tidak perlu dibayar',
  },
  'billing.without_limit': {
    status: 433,
    message: 'Jumlah akun instansi ini tidak dibatasi, jadi kuotanya tidak perlu ditambah',
  },
  'billing.below_used': {
    status: 433,
    message:
      'Akun yang dipesan kurang dari yang sudah terpakai ({terpakai}). Pesan sedikitnya sebanyak itu, atau nonaktifkan dahulu anggota yang sudah keluar',
  },
  'billing.no_harga': { status: 433, message: 'Harga langganan belum ditetapkan. Hubungi pengelola Hadir' },
  'billing.harga_changed': {
    status: 433,
    message: 'Harganya sudah berubah sejak Anda memeriksanya. Periksa harga yang baru, lalu pesan lagi',
  },
  'billing.order_open': {
    status: 433,
    message: 'Masih ada pesanan yang menunggu pembayaran. Bayar atau batalkan dahulu pesanan itu',
  },
  'billing.order_reviewed': {
    status: 433,
    message: 'Uang pesanan sebelumnya sedang ditinjau pengelola Hadir. Sesudah diputuskan Anda dapat memesan lagi',
  },
  'billing.not_waiting': { status: 433, message: 'Pesanan ini tidak lagi menunggu pembayaran' },
  'billing.no_dokumen': {
    status: 433,
    message: 'Proforma ada selama pesanannya menunggu pembayaran; invoice dan kuitansi sesudah dibayar',
  },
  'billing.npwp_closed': { status: 433, message: 'NPWP hanya untuk pesanan yang menunggu atau sudah dibayar' },
  'billing.sum_differs': {
    status: 433,
    message:
      'Uang yang diterima Rp{diterima} tidak sama dengan tagihannya Rp{total}. Minta kekurangannya, atau kembalikan',
  },
  'billing.nothing_to_review': { status: 433, message: 'Tidak ada pembayaran yang perlu ditinjau pada pesanan ini' },
  'billing.harga_begun': {
    status: 433,
    message: 'Harga ini sudah berlaku, jadi tidak dihapus. Tetapkan harga baru dengan tanggalnya sendiri',
  },
  'billing.kabar_refused': { status: 401, message: 'Tanda tangan kabar pembayaran tidak berlaku' },
  'billing.kabar_unknown': { status: 422, message: 'Kabar pembayaran ini bukan tentang pesanan itu' },
  'billing.penyedia_refused': { status: 433, message: 'Penyedia pembayaran menolak tagihan ini' },
  'billing.penyedia_away': { status: 520, message: 'Penyedia pembayaran tidak menjawab. Coba lagi sebentar lagi' },
} as const;
