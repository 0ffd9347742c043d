import type { HelpTranslations } from '../content-translations.ts'

/** The help centre in Indonesian. */
export const idHelp: HelpTranslations = {
  about: {
    title: 'Tentang Vesper',
    text: `
Vesper adalah merek contoh dari Parlour, tampilan situs game sumber terbuka yang dilengkapi platform acuan.

## Ini situs demo
Semua uang di sini adalah uang mainan. Tidak bisa dibeli dan tidak bisa dicairkan. Deposit dan penarikan hanya simulasi:
alurnya mengikuti platform sungguhan, tetapi tidak ada bank yang dihubungi.

## Siapa yang boleh bermain
Hanya orang berusia 21 tahun ke atas. Satu orang satu akun.`,
  },
  term: {
    title: 'Ketentuan penggunaan',
    text: `
Dengan membuka akun, Anda menyetujui ketentuan ini.

## Akun Anda
- Anda berusia 21 tahun atau lebih dan bermain untuk diri sendiri.
- Data Anda benar, dan kata sandi hanya Anda yang tahu.
- Anda punya satu akun. Akun selebihnya dapat kami tutup.

## Permainan Anda
- Hasil ronde ditentukan server saat ronde diminta, dan tidak berubah apa pun yang terjadi pada koneksi Anda.
- Taruhan yang sudah dicatat tidak bisa ditarik kembali. Taruhan pada ronde yang gagal karena kami akan dikembalikan.
- Program yang bermain untuk Anda dan kesepakatan dengan pemain lain tidak diperbolehkan.

## Kewajiban kami
- Kami menampilkan ketentuan penawaran sebelum Anda mengambilnya, dan menepatinya.
- Kami memberi tahu mengapa sebuah transaksi tidak diterima dan apa yang bisa Anda lakukan.
- Situs dapat kami tutup untuk pemeliharaan. Saldo dan transaksi Anda yang belum selesai tetap aman.

## Jika Anda tidak setuju
Hubungi layanan pelanggan dengan menyertakan nomor transaksi atau nomor ronde. Anda akan mendapat jawaban beserta alasannya.`,
  },
  privacy: {
    title: 'Kebijakan privasi',
    text: `
## Yang kami simpan
- Data yang Anda isi saat mendaftar, dan yang Anda tambahkan di pusat member.
- Ronde, transaksi, dan pesan Anda, karena itu catatan Anda.
- Waktu dan jaringan saat masuk, untuk menemukan yang bukan Anda.

## Yang tidak kami lakukan
- Tidak ada skrip pihak ketiga di halaman tempat Anda masuk.
- Tidak ada data yang dijual atau diteruskan.
- Kata sandi Anda hanya disimpan dalam bentuk yang tidak bisa dibaca kembali.

## Hak Anda
Anda boleh melihat data Anda, memperbaikinya, dan meminta akun ditutup. Hubungi layanan pelanggan.`,
  },
  responsible: {
    title: 'Bermain dalam batas Anda',
    text: `
Bermain itu untuk hiburan. Ini bukan cara mencari uang, dan dalam jangka panjang bandarlah yang menang.

## Kebiasaan baik
- Tentukan sebelum mulai berapa banyak dan berapa lama, lalu berhenti di situ.
- Jangan bermain untuk mengejar kekalahan.
- Jangan bermain saat lelah, sedang kesal, atau habis minum alkohol.
- Ambil jeda. Slot menampilkan hasil setiap ronde: lihat total semalam, bukan satu kemenangan.

## Tanda yang perlu diwaspadai
- Anda menyembunyikan seberapa banyak Anda bermain.
- Anda bertaruh lebih besar untuk merasakan hal yang sama.
- Bermain mengganggu pekerjaan, tidur, atau keluarga.

## Yang bisa kami bantu
Minta layanan pelanggan menutup akun Anda selama sehari, sebulan, atau selamanya. Penutupan dilakukan hari itu juga, dan
tidak dibuka lebih awal.`,
  },
  deposit: {
    title: 'Deposit',
    text: `
Pilih metode pembayaran di pusat member pada bagian Deposit, isi jumlah dalam batas yang ditampilkan, lalu ikuti halamannya.

## Setelah Anda membayar
- QR dan halaman pembayaran memberi tahu kami secara otomatis. Dana langsung masuk ke dompet utama begitu konfirmasinya kami terima.
- Transfer bank diperiksa oleh petugas. Simpan nomor referensi pada bukti pembayaran: itu yang kami cari.
- Anda mendapat pesan saat deposit masuk, atau pesan berisi alasannya jika tidak dapat diterima.

## Jika dana belum masuk
Lihat dulu deposit tujuh hari terakhir di halaman Deposit: di situ terlihat sampai mana prosesnya. Lalu kirim nomor transaksi dan
bukti pembayaran lewat chat. Jangan membayar dua kali.`,
  },
  withdraw: {
    title: 'Penarikan',
    text: `
Anda memerlukan kata sandi transaksi dan rekening penarikan atas nama Anda sendiri. Keduanya diatur di pusat member.

## Alur penarikan
- Jumlahnya diambil dari dompet utama Anda dan ditahan.
- Penarikan diperiksa: dana yang terikat bonus yang syarat taruhannya belum terpenuhi tidak bisa ditarik.
- Dana dibayarkan, lalu Anda mengonfirmasi bahwa dana sudah masuk. Setelah beberapa waktu otomatis dianggap sudah diterima.
- Penarikan yang tidak disetujui dikembalikan ke dompet utama Anda, beserta alasannya.

## Kata sandi transaksi salah lima kali
Setelah lima kali salah, pembayaran dikunci selama 30 menit. Jika lupa, hubungi layanan pelanggan.`,
  },
  bonus: {
    title: 'Ketentuan bonus',
    text: `
Setiap penawaran menampilkan ketentuannya sebelum Anda mengambilnya. Yang berikut berlaku untuk semuanya.

- Bonus disertai syarat taruhan: jumlah yang harus dipertaruhkan sebelum bonus bisa ditarik. Jumlahnya tertera di samping bonus.
- Taruhan dihitung sejak bonus masuk. Game yang dihitung tercantum dalam penawaran.
- Halaman Penarikan di pusat member menunjukkan sisa syarat taruhan.
- Dana Anda sendiri dipertaruhkan lebih dulu. Bonus dan kemenangannya disimpan terpisah sampai syaratnya terpenuhi, lalu menjadi dana Anda.
- Penarikan sebelum itu menghanguskan bonus. Halaman menyebut jumlahnya dan bertanya dulu.
- Sebagian penawaran baru membayarkan bonus setelah syarat taruhannya terpenuhi. Bonus itu tidak bisa dipertaruhkan sebelumnya, dan penawaran menyebutkannya.
- Bonus tidak bisa dipertaruhkan di atas taruhan tertingginya, di game yang dikecualikan, atau setelah masanya habis.
- Dana awal akun hanya untuk bermain: dana itu dan kemenangannya tidak bisa ditarik.
- Bonus bisa punya batas waktu. Bonus yang syaratnya belum terpenuhi sampai saat itu hangus; dana yang Anda depositkan tidak pernah hangus.
- Satu bonus per orang. Orang yang punya beberapa akun tidak mendapat bonus.`,
  },
  fairness: {
    title: 'Keadilan dan RTP',
    text: `
## Siapa yang menentukan hasil
Server mengundi setiap ronde secara acak dan aman saat Anda memintanya, mencatat taruhan dan kemenangan sekaligus, baru
menampilkannya. Gambar di browser Anda tidak menentukan apa pun.

## Pengembalian ke pemain (RTP)
RTP slot Tessera dan Ninefold adalah 96,227%: dari setiap taruhan 100,00, sebanyak 96,23 kembali sebagai kemenangan, dihitung
dari semua posisi berhenti reel yang mungkin. Angka itu berlaku untuk jangka yang sangat panjang. Hasil satu malam bisa jauh
lebih baik atau jauh lebih buruk.

## Saat koneksi terputus
Setiap ronde dicatat satu kali, apa pun yang terjadi pada jaringan. Buka lagi game-nya dan tekan Periksa untuk melihat hasil
rondenya.`,
  },
  account: {
    title: 'Akun dan kata sandi',
    text: `
## Tidak bisa masuk
- Setelah tiga kali gagal, Anda juga diminta mengetik karakter pada gambar.
- Setelah lima kali gagal, akun dikunci setengah jam untuk jaringan yang Anda pakai. Orang lain tidak bisa mengunci akun Anda dari tempat lain.
- Lupa kata sandi mengirim kode ke ponsel akun Anda, atau kata sandi baru ke emailnya.

## Jaga akun Anda
- Gunakan kata sandi yang tidak Anda pakai di tempat lain.
- Anda keluar otomatis setelah 30 menit tanpa aktivitas, dan setelah 12 jam dalam keadaan apa pun.
- Ganti kata sandi di pusat member jika ada yang mungkin mengetahuinya. Sesi Anda yang lain ikut berakhir.`,
  },
  agent: {
    title: 'Agen dan undangan',
    text: `
Agen membuka pusat agen dari menu akun. Halaman itu menampilkan kinerja tim per hari: uang masuk dan keluar, taruhan, dan pemain aktif. Halaman akun, rebate, kontrak, dan
kode undangan belum ada.`,
  },
  app: {
    title: 'Vesper di layar utama Anda',
    text: `
Tidak ada yang perlu dipasang dari toko aplikasi.

- Android: buka situs di browser, buka menunya, pilih Tambahkan ke layar utama, lalu konfirmasi.
- iPhone dan iPad: buka situs di Safari, tekan Bagikan, pilih Tambah ke Layar Utama, lalu konfirmasi. Atau pasang profil dari Unduh aplikasi.

Situs dan akunnya tetap sama, dalam jendelanya sendiri.`,
  },
  connection: {
    title: 'Koneksi lambat',
    text: `
Situs ini punya beberapa alamat. Uji kecepatan di menu mengukur semuanya dari tempat Anda dan menawarkan yang tercepat; akun
Anda sama di semua alamat.

- Ronde, deposit, dan penarikan dikirim satu kali, meski Anda menekan lagi: tidak ada yang dicatat dua kali.
- Jika jawaban belum datang, halaman memberi tahu bahwa hasilnya sedang diperiksa. Tunggu hasilnya sebelum mencoba hal lain.`,
  },
  contact: {
    title: 'Hubungi kami',
    text: `
- Chat: tekan Layanan pelanggan. Jawaban pertama otomatis dan ditandai demikian; setelah itu petugas kami membalas Anda.
- Pesan: tulis ke layanan pelanggan dari kotak masuk Anda. Jawabannya datang di sana.
- Masukan: beri tahu kami apa yang perlu diperbaiki. Tidak perlu akun.

Sebutkan nomor transaksi atau nomor ronde, dan jangan pernah mengirim kata sandi: kami tidak akan memintanya.`,
  },
}
