import type { BannerLanguage } from './banners.ts'

const locales: Readonly<Record<BannerLanguage, string>> = {
  EN: 'en-PH',
  TY: 'fil-PH',
  CN: 'zh-Hans-CN',
  TH: 'th',
  VI: 'vi',
  ID: 'id',
}

/** How a language writes a sum of whole pesos, as on the pages of the site: ₱2,000, in Vietnamese 2.000 ₱. */
export const sumIn = (language: BannerLanguage): ((pesos: number) => string) => {
  const format = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'PHP',
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
    maximumFractionDigits: 0,
  })
  return (pesos) => format.format(pesos)
}

/** How a language writes a count or a share: 1,284 and 3.5, in Vietnamese and Indonesian 1.284 and 3,5. */
export const figureIn = (language: BannerLanguage): ((value: number) => string) => {
  const format = new Intl.NumberFormat(locales[language], { numberingSystem: 'latn' })
  return (value) => format.format(value)
}
