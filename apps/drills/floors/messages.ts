/** The words of the floors, named as the product's are. */
export const words = {
  en: {
    login: 'Log in',
    theme: 'Light theme',
    language: 'Language',
    username: 'Username',
    short: 'Six letters at least',
    keep: 'Keep {game} as a favourite',
  },
  id: {
    login: 'Masuk',
    theme: 'Tema terang',
    language: 'Bahasa',
    username: 'Nama pengguna',
    short: 'Paling sedikit enam huruf',
    keep: 'Simpan {game} sebagai favorit',
  },
} as const

export type Language = keyof typeof words
export type Words = Readonly<Record<keyof (typeof words)['en'], string>>
