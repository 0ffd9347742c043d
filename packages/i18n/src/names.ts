/**
 * Own names of the languages, by the platform's code. TY is Tagalog, MY Burmese; Kazakh and Uzbek are in Arabic script.
 * Contract section 5 names all but DE, IT, NL, PL, UK and SV: the page says about 35 and leaves those open.
 */
export const names = {
  TY: 'Tagalog',
  EN: 'English',
  CN: '简体中文',
  TW: '繁體中文',
  TH: 'ไทย',
  VI: 'Tiếng Việt',
  ID: 'Bahasa Indonesia',
  JA: '日本語',
  KO: '한국어',
  KM: 'ខ្មែរ',
  LO: 'ລາວ',
  MY: 'မြန်မာ',
  MS: 'Bahasa Melayu',
  HI: 'हिन्दी',
  BN: 'বাংলা',
  TA: 'தமிழ்',
  NE: 'नेपाली',
  UR: 'اردو',
  'UR-LA': 'Roman Urdu',
  ES: 'Español',
  PT: 'Português',
  'PT-BR': 'Português (Brasil)',
  FR: 'Français',
  TR: 'Türkçe',
  RU: 'Русский',
  AR: 'العربية',
  FA: 'فارسی',
  KK: 'قازاقشا',
  UZ: 'اوزبېکچه',
  DE: 'Deutsch',
  IT: 'Italiano',
  NL: 'Nederlands',
  PL: 'Polski',
  UK: 'Українська',
  SV: 'Svenska',
} as const

/** The platform's code of a language. KR is read as KO. */
export type LanguageCode = keyof typeof names
