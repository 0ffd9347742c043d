import type { LanguageCode } from '@parlour/i18n'
import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { announceLanguage, keepLanguage, loadWords, wordsAtom } from '../platform/language.ts'

/** Changes the language: loads one pack, keeps the choice, reloads nothing. A pack that does not load changes nothing. */
export function useChangeLanguage(onFailed: () => void): (language: LanguageCode) => void {
  const setWords = useSetAtom(wordsAtom)
  return useCallback(
    (language) => {
      loadWords(language).then((words) => {
        setWords(words)
        keepLanguage(language)
        announceLanguage(language)
      }, onFailed)
    },
    [setWords, onFailed],
  )
}
