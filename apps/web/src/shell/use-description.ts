import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { wordsAtom } from '../platform/language.ts'
import { pageHead } from './page-head.ts'

/** Keeps the description in the head true to the page and its language; the server wrote the first one. */
export function useDescription(path: string): void {
  const { language, messages } = useAtomValue(wordsAtom)
  useEffect(() => {
    document
      .querySelector('meta[name="description"]')
      ?.setAttribute('content', pageHead(path, language, messages).description)
  }, [path, language, messages])
}
