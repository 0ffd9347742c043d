import type { ContentTranslations } from './content-translations.ts'
import { idHelp } from './help/id.ts'

const cash = 'Langsung masuk ke dana bonus.'

/** The published content in Indonesian. */
export const id: ContentTranslations = {
  categories: {
    1691: 'Member baru',
    1692: 'Deposit',
    1693: 'Cashback',
    1694: 'VIP',
    1695: 'Tembak ikan',
    1696: 'Undang teman',
    1697: 'Kasino live',
  },
  notices: {
    201: {
      title: 'Pemeliharaan Buccaneer Bay',
      text: 'Provider sedang melakukan pemeliharaan game ini. Ronde yang belum selesai akan diselesaikan saat game dibuka kembali.',
    },
    202: {
      title: '14 game baru minggu ini',
      text: 'Candy Atelier, Orbit Crash, dan Turtle Carnival mengisi urutan teratas game baru.',
    },
    204: {
      title: 'Bermain dalam batas Anda',
      text: 'Putuskan sebelum mulai berapa paling banyak, dan berhentilah saat bermain tidak lagi menyenangkan. Hanya untuk pemain berusia 21 tahun ke atas.',
    },
    205: {
      title: 'Tembak ikan: bayaran tiap ikan terlihat',
      text: 'Setiap ruang menunjukkan bayaran tiap ikan sebelum Anda menembak.',
    },
    211: {
      title: 'Ini situs demo',
      text: 'Semua uang di situs ini adalah uang mainan. Buka akun dan coba slot dari Tessera dan Ninefold.',
    },
    212: {
      title: 'Selamat datang di Vesper',
      text: 'Akun Anda berisi uang mainan ₱1.000. Bisa dipakai bermain, tidak bisa ditarik.',
    },
  },
  promotions: {
    101: {
      title: 'Cashback hari Jumat',
      figureLabel: 'cashback',
      summary:
        'Hingga 3,5% dari kekalahan bersih seminggu dan paling banyak 0,08% dari total taruhan, dibayarkan tengah malam. Syarat taruhan 1× sebelum ditarik.',
      terms: [
        'Satu minggu dihitung dari Sabtu pukul 00.00 sampai Jumat pukul 23.59 waktu Manila.',
        '2% mulai dari kekalahan bersih ₱500, 3% mulai ₱20.000, dan 3,5% mulai ₱100.000. Paling banyak 0,08% dari total taruhan minggu itu.',
        'Dibayarkan seminggu sekali ke dompet utama.',
      ],
    },
    102: {
      title: 'Ajak teman',
      figureLabel: 'per teman',
      summary:
        '₱150 untuk Anda setelah teman berusia 21 tahun ke atas melakukan deposit ₱200 dan bertaruh ₱1.000. Dibayarkan setelah Anda memenuhi syarat taruhan 50×.',
      terms: [
        'Teman mendaftar dengan kode Anda dan belum pernah punya akun di sini.',
        'Satu hadiah untuk setiap teman, maksimal 20 per bulan.',
        'Anda dan teman Anda berusia 21 tahun ke atas.',
        'Olahraga, esports, sabung ayam, dan lotre dihitung penuh, kartu seperempat, tembak ikan sepersepuluh, slot seperdua puluh, kasino live tidak dihitung.',
        'Berlaku 30 hari. Tidak bisa dipertaruhkan sebelum dibayarkan; penarikan sebelum itu menghanguskannya.',
      ],
    },
    103: {
      title: 'Bonus sambutan Zalo',
      figureLabel: 'bonus',
      summary:
        'Hubungkan akun Zalo untuk pertama kali dan konfirmasi: hingga ₫131.000. Syarat taruhan 3× sebelum ditarik.',
      terms: [
        'Untuk member baru, satu kali per orang dan per akun Zalo.',
        'Dibayarkan dalam satu hari setelah Anda konfirmasi.',
        'Penuhi syarat taruhan 3× dalam 14 hari, atau bonus hangus.',
      ],
    },
    104: {
      title: 'Coba dulu',
      figureLabel: 'uang mainan',
      summary: 'Setiap akun baru mendapat uang mainan ₱1.000. Bisa dipakai bermain, tidak bisa ditarik.',
      terms: ['Masuk saat akun dibuka, satu kali per orang.', 'Ini situs demo: tidak ada uang sungguhan di situs ini.'],
    },
    105: {
      title: 'Deposit kedua',
      figureLabel: 'ekstra',
      summary: 'Deposit kedua, ekstra 20% hingga ₱5.000. Dibayarkan setelah syarat taruhan 50× terpenuhi.',
      terms: [
        'Untuk deposit kedua sebuah akun, mulai ₱200.',
        'Olahraga, esports, sabung ayam, dan lotre dihitung penuh, kartu seperempat, tembak ikan sepersepuluh, slot seperdua puluh, kasino live tidak dihitung.',
        'Berlaku 30 hari sejak deposit. Tidak bisa dipertaruhkan sebelum dibayarkan; penarikan sebelum itu menghanguskannya.',
      ],
    },
    106: {
      title: 'Rebate slot harian',
      figureLabel: 'rebate',
      summary: '0,3% dari taruhan slot kembali setiap pagi, jika taruhan hari sebelumnya mencapai ₱1.000.',
      terms: [
        'Satu hari dihitung dari pukul 00.00 sampai 23.59 waktu Manila.',
        'Dibayarkan sebelum pukul 10.00, bisa langsung ditarik.',
      ],
    },
    107: {
      title: 'Tangkapan hari ini',
      figureLabel: 'per hari',
      summary: '₱88 untuk 100 member pertama yang bertaruh ₱20.000 di tembak ikan. Syarat taruhan 2× sebelum ditarik.',
      terms: ['Dihitung sejak tengah malam waktu Manila.', 'Satu hadiah per member per hari.'],
    },
    108: {
      title: 'Akhir pekan kasino live',
      figureLabel: 'per akhir pekan',
      summary:
        'Ikuti promo ini, bertaruh ₱100.000 di kasino live dari Sabtu sampai Minggu, dan ₱38 milik Anda. Syarat taruhan 3× sebelum ditarik.',
      terms: [
        'Akhir pekan dihitung dari Sabtu pukul 00.00 sampai Minggu pukul 23.59 waktu Manila.',
        'Ikuti sebelum berakhir; taruhan sebelum Anda ikut juga dihitung.',
        'Klaim dalam 7 hari, dan penuhi syarat taruhan dalam 7 hari setelah klaim.',
      ],
    },
  },
  agentNotices: {
    1: {
      title: 'Sebelum menerima kontrak',
      text: 'Layanan pelanggan menjelaskan syarat sebuah tawaran. Sebelum menerima, tanyakan juga berapa yang akan dibayarkan untuk bulan lalu dengan syarat itu.',
    },
    2: {
      title: 'Cara dividen dihitung',
      text: 'Dividen dua kali sebulan ditutup tengah malam tanggal 1 dan 16, waktu Manila. Statusnya tetap diproses sampai selesai kami periksa, paling lama sepuluh hari. Kerugian dibawa ke periode berikutnya. Kekalahan bersih dihitung paling tinggi sebesar rata-rata yang disimpan permainan dari turnover.',
    },
    3: {
      title: 'Setiap tautan undangan punya tarif sendiri',
      text: 'Setiap tautan bisa memberi member baru tarif rebate tersendiri, paling tinggi sebesar tarif Anda. Member yang datang lewat tautan itu tetap memakai tarifnya meski tautan dihapus.',
    },
  },
  shop: {
    1: { name: 'Uang tunai ₱5', description: cash },
    2: { name: 'Uang tunai ₱50', description: cash },
    3: { name: 'Uang tunai ₱200', description: cash },
    4: { name: 'Uang tunai ₱1.000', description: cash },
    11: { name: 'Tiket ₱30', description: 'Tersimpan di tiket Anda selama 30 hari. Ambil saat Anda mau.' },
    21: { name: 'Satu set kartu remi', description: 'Kartu poker berlapis plastik dengan warna khas kami.' },
    22: { name: 'Tumbler', description: 'Baja tahan karat, 450 ml, tetap hangat selama enam jam.' },
    23: { name: 'Power bank', description: '10.000 mAh, dua port, terisi penuh dalam tiga jam.' },
    24: { name: 'Headphone nirkabel', description: 'Bisa dilipat, bisa diputar 24 jam.' },
    25: { name: 'Tablet 10 inci', description: '128 GB, warna grafit. Hanya ada satu.' },
  },
  help: idHelp,
}
