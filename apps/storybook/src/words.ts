import { languages, packs, type Messages, type PackCode } from '@parlour/i18n'

const catalogues = import.meta.glob<Messages>(['../../../packages/*/messages/*.json', '../../web/messages/*.json'], { eager: true, import: 'default' })

const wordsOf = (language: string): Messages =>
  Object.fromEntries(Object.entries(catalogues).flatMap(([file, messages]) => (file.endsWith(`/${language}.json`) ? Object.entries(messages) : [])))

/** A language that there are words for, by the platform's code. */
export type Spoken = PackCode

/** The languages that there are words for, English first. */
export const codes: readonly Spoken[] = [...packs].toSorted((one, other) => Number(other === 'EN') - Number(one === 'EN'))

/** The language that the toolbar names; English where it names none of ours. */
export const spoken = (code: string): Spoken => codes.find((each) => each === code) ?? 'EN'

/** The name of a language in itself. */
export const nameOf = (code: Spoken): string => languages[code].name

/** The words of all packages and of the site, by language. */
export const words = Object.fromEntries(codes.map((code) => [code, wordsOf(code)])) as Record<Spoken, Messages>

/** The words of the list of toasts, which the site has and no package. */
export const toastWords = (code: Spoken) => ({ label: String(words[code]['web.toasts']), closeLabel: String(words[code]['web.toast.close']) })
