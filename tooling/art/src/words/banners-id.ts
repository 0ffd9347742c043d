import type { BannerWords } from '../banners.ts'

/** The words of every banner in Indonesian, by the banner's key. */
export const bannersId: Readonly<Record<string, BannerWords>> = {
  friday: {
    eyebrow: 'Setiap Jumat sampai tengah malam',
    head: 'Jumat mengembalikan',
    sub: 'Hingga 3,5% dari rugi bersih sepekan, dimainkan sekali sebelum ditarik',
  },
  ocean: {
    eyebrow: 'Ruang tembak ikan, pekan ini',
    head: 'Pekan Raja Laut',
    sub: 'Hadiah ₱200,000 untuk 200 skor tertinggi di sembilan ruang',
  },
  derby: {
    eyebrow: 'Sabtu 19:45',
    head: 'Malam derbi',
    sub: 'Dua belas pasar babak pertama di satu halaman, odds tampil dulu',
  },
  refer: {
    eyebrow: 'Ajak teman',
    head: 'Lebih seru bersama',
    sub: '₱150 untuk Anda setelah teman usia 21 ke atas bermain ₱1,000',
  },
  salon: {
    eyebrow: 'Salon live',
    head: 'Kursi ini untuk Anda',
    sub: 'Baccarat, roulette, dan blackjack dengan dealer, kapan saja',
  },
  lottery: {
    eyebrow: 'Undian 16:15, 17:15, dan 18:15',
    head: 'Undian malam ini',
    sub: 'Tiket mulai ₱10. Hasil keluar di menit yang sama',
  },
  slots: {
    eyebrow: 'Slot',
    head: '1,284 mesin, satu pencarian',
    sub: 'Saring menurut studio, taruhan, dan garis. RTP ada di tiap kartu',
  },
  live: {
    eyebrow: 'Kasino live',
    head: 'Meja sudah siap',
    sub: '146 meja, taruhan terendah tertulis di tiap kartu',
  },
  fishing: {
    eyebrow: 'Ruang tembak ikan',
    head: 'Di bawah terumbu',
    sub: '52 ruang untuk satu sampai empat orang, tembakan mulai ₱1',
  },
  cards: {
    eyebrow: 'Permainan kartu',
    head: 'Duduk bersama pemain',
    sub: 'Thirteen, pusoy, poker, dan 85 meja lain antar pemain',
  },
  sports: {
    eyebrow: 'Olahraga',
    head: 'Semua laga di satu halaman',
    sub: 'Sepak bola, basket, tinju, dan balap, sebelum dan saat laga',
  },
  esports: { eyebrow: 'Esports', head: 'Liga sedang berjalan', sub: 'Dua belas pasar dari turnamen pekan ini' },
  draws: {
    eyebrow: 'Lotre dan undian',
    head: 'Pilih angka Anda',
    sub: '62 undian untuk dipilih. Peluang tercetak di tiap tiket',
  },
  app: {
    eyebrow: 'Unduh aplikasi',
    head: 'Vesper di saku Anda',
    sub: 'Akun dan batas yang sama, di Android dan iPhone',
  },
  promotions: {
    eyebrow: 'Promosi',
    head: 'Syarat ditulis besar',
    sub: 'Setiap syarat berdiri di samping jumlahnya',
  },
  mall: {
    eyebrow: 'Toko poin',
    head: 'Poin jadi barang',
    sub: 'Satu poin tiap ₱100 dimainkan. Poin berlaku setahun',
  },
  help: {
    eyebrow: 'Pusat bantuan',
    head: 'Ada orang yang menjawab',
    sub: 'Obrolan dan e-mail, siang malam, dalam Tagalog dan Inggris',
  },
  welcome: {
    eyebrow: 'Baru di sini',
    head: 'Akun dalam satu menit',
    sub: 'Untuk usia 21 ke atas. Hanya uang mainan',
  },
  originals: {
    eyebrow: 'Buatan kami',
    head: 'Dibuat di rumah sendiri',
    sub: 'Permainan kecil, aturannya muat di satu halaman',
  },
}
