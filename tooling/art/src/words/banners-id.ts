import type { BannerTexts } from '../banners.ts'
import { figureIn, sumIn } from '../figures.ts'

const [figure, sum] = [figureIn('ID'), sumIn('ID')]

/** The words of every banner in Indonesian, by the banner's key. */
export const bannersId: Readonly<Record<string, BannerTexts>> = {
  friday: {
    eyebrow: 'Jumat sampai tengah malam',
    head: 'Jumat mengembalikan',
    sub: 'Hingga 3,5% rugi bersih, paling banyak 0,08% taruhan, dimainkan sekali',
  },
  ocean: {
    eyebrow: 'Ruang tembak ikan',
    head: 'Ke laut dalam',
    sub: 'Bayaran tiap ikan terlihat sebelum Anda menembak',
  },
  derby: {
    eyebrow: 'Olahraga',
    head: 'Malam pertandingan',
    sub: 'Hasil, jumlah gol, dan kedua tim mencetak gol, odds terlihat dulu',
  },
  poker: { eyebrow: 'Meja poker', head: 'Lebih seru bersama', sub: 'Lima pemain per ronde. Setiap bot diberi tanda' },
  salon: {
    eyebrow: 'Salon live',
    head: 'Kursi ini untuk Anda',
    sub: 'Baccarat, dibagikan server kapan saja',
  },
  lottery: {
    eyebrow: 'Setiap hari pukul 18:30',
    head: 'Undian malam',
    sub: `Tiket mulai ${sum(10)}. Hasil keluar di menit yang sama`,
  },
  slots: {
    eyebrow: 'Slot',
    head: `${figure(1_284)} mesin, satu pencarian`,
    sub: 'Saring menurut provider, taruhan, dan garis. RTP ada di detail tiap game',
  },
  live: {
    eyebrow: 'Kasino live',
    head: 'Meja sudah siap',
    sub: '146 meja, taruhan terendah tertulis di tiap kartu',
  },
  fishing: {
    eyebrow: 'Ruang tembak ikan',
    head: 'Di bawah terumbu',
    sub: `52 ruang, tembakan mulai ${sum(1)}, bayaran tiap tangkapan di satu halaman`,
  },
  cards: {
    eyebrow: 'Permainan kartu',
    head: 'Silakan duduk di meja',
    sub: 'Thirteen, pusoy, poker, dan 85 lagi. Pemain rumah diberi tanda',
  },
  sports: {
    eyebrow: 'Olahraga',
    head: 'Semua laga di satu halaman',
    sub: 'Sepak bola dan bola basket, odds sebelum dan sesudah kabar',
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
    sub: 'Akun yang sama, di Android dan iPhone',
  },
  promotions: {
    eyebrow: 'Promosi',
    head: 'Syarat ditulis besar',
    sub: 'Setiap syarat berdiri di samping jumlahnya',
  },
  mall: {
    eyebrow: 'Toko poin',
    head: 'Poin jadi barang',
    sub: `Satu poin tiap ${sum(100)} sampai ${sum(300)}, menurut game. Tidak kedaluwarsa`,
  },
  help: {
    eyebrow: 'Pusat bantuan',
    head: 'Jawaban, lalu orang',
    sub: 'Balasan pertama obrolan otomatis dan menyebutkannya; lalu orang menulis',
  },
  welcome: {
    eyebrow: 'Baru di sini',
    head: 'Akun dalam sekitar satu menit',
    sub: 'Untuk usia 21 ke atas. Hanya uang mainan',
  },
  originals: {
    eyebrow: 'Buatan kami',
    head: 'Dibuat di rumah sendiri',
    sub: 'Permainan kecil, aturannya muat di satu halaman',
  },
}
