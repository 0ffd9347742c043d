import { createIntl, createIntlCache } from '@formatjs/intl'
import { setupI18n } from '@lingui/core'
import { createInstance } from 'i18next'
import { createText } from '@parlour/i18n'
import type { Built } from './texts.ts'

/** Values of a message. */
export type Values = Readonly<Record<string, string | number>>

/** A library that has taken a language: says a message by its id. */
export type Say = (id: string, values?: Values) => string

/** Takes a language: `EN` or `TH`, by the platform's code. */
export type Take = (code: 'EN' | 'TH', built: Built) => Say

// Like the provider of react-intl, which keeps its cache while languages change.
const cache = createIntlCache()
const silent = (): undefined => undefined

/** Every way to format that is compared, by its name. The first is ours, the third is what the bars stand on. */
export const contenders = {
  ours: (code, { ours }) => {
    const text = createText(code, ours)
    return (id, values) => text(id, values)
  },
  '@formatjs/intl, text': (code, { texts }) => {
    const intl = createIntl({ locale: code.toLowerCase(), messages: texts, onError: silent }, cache)
    return (id, values) => intl.formatMessage({ id }, values)
  },
  '@formatjs/intl, compiled': (code, { formatjs }) => {
    const intl = createIntl({ locale: code.toLowerCase(), messages: formatjs, onError: silent }, cache)
    return (id, values) => intl.formatMessage({ id }, values)
  },
  'lingui, compiled': (code, { lingui }) => {
    const locale = code.toLowerCase()
    const i18n = setupI18n({ locale, messages: { [locale]: lingui } })
    return (id, values) => i18n._(id, values)
  },
  i18next: (code, { i18next }) => {
    const lng = code.toLowerCase()
    const instance = createInstance()
    void instance.init({
      lng,
      resources: { [lng]: { translation: i18next } },
      initAsync: false,
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
    })
    return (id, values) => instance.t(id, values ?? {})
  },
} as const satisfies Record<string, Take>

/** The name of a contender. */
export type Name = keyof typeof contenders
