import type { LanguageCode, Messages } from '@parlour/i18n'

const catalogues = import.meta.glob<Messages>('../../../packages/*/messages/*.json', { eager: true, import: 'default' })

const wordsOf = (language: LanguageCode): Messages =>
  Object.fromEntries(Object.entries(catalogues).flatMap(([file, messages]) => (file.endsWith(`/${language}.json`) ? Object.entries(messages) : [])))

/** The words of all packages, by language. */
export const words = { EN: wordsOf('EN'), TY: wordsOf('TY') } satisfies Record<LanguageCode, Messages>

/** The words of the list of toasts, which an application has and no package. */
export const toastWords = {
  EN: { label: 'Messages', closeLabel: 'Close the message' },
  TY: { label: 'Mga mensahe', closeLabel: 'Isara ang mensahe' },
} satisfies Record<LanguageCode, object>
