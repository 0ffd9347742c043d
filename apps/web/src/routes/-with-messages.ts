import { ensureMessages } from '../platform/language.ts'
import type { RouterContext } from './__root.tsx'

/** The loader of a page that needs more words than the first screen. */
export const withMessages = ({ context: { store } }: { context: RouterContext }) => ensureMessages(store)
