import { languages, packs, type LanguageCode, type Messages, type PseudoCode } from '@parlour/i18n'
import { pseudoCodes, pseudoMessages } from '@parlour/i18n/pseudo'

const catalogues = import.meta.glob<Record<string, string>>(
  ['../../../packages/*/messages/*.json', '../../web/messages/*.json'],
  { eager: true, import: 'default' },
)

const textsOf = (language: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(catalogues).flatMap(([file, messages]) =>
      file.endsWith(`/${language}.json`) ? Object.entries(messages) : [],
    ),
  )

const invented: Readonly<Record<string, string>> = { XA: 'Pseudo: long words', XB: 'Pseudo: from the right' }

/** The two invented languages; the site takes them for two of its own while it is built. */
export const pseudo = pseudoCodes as readonly string[] as readonly LanguageCode[]

/** The languages that there are words for, English first, the invented ones last. */
export const codes: readonly LanguageCode[] = [
  ...packs.toSorted((one, other) => Number(other === 'EN') - Number(one === 'EN')),
  ...pseudo,
]

const wordsOf = (code: LanguageCode): Messages => {
  const made: string | undefined = pseudo.find((each) => each === code)
  return made ? pseudoMessages(made as PseudoCode, textsOf('EN')) : textsOf(code)
}

/** The language that the toolbar names; English where it names none of ours. */
export const spoken = (code: string): LanguageCode => codes.find((each) => each === code) ?? 'EN'

/** The name of a language in itself; of an invented one, what it is for. */
export const nameOf = (code: LanguageCode): string => invented[code] ?? languages[code].name

/** The words of all packages and of the site, by language. */
export const words = Object.fromEntries(codes.map((code) => [code, wordsOf(code)])) as Record<LanguageCode, Messages>

/** The words of the list of toasts, which the site has and no package. */
export const toastTexts = (code: LanguageCode) => ({
  label: String(words[code]['web.toasts']),
  closeLabel: String(words[code]['web.toast.close']),
})
