import { ensureWords } from '../platform/language.ts'
import type { RouterContext } from './__root.tsx'

/** The loader of a page that needs more words than the first screen. */
export const withWords = ({ context: { store } }: { context: RouterContext }) => ensureWords(store)
