import { useState, type ReactNode } from 'react'
import { useChunk } from './use-chunk.ts'

/** What a visitor agrees to. */
export type TermsText = 'terms' | 'privacy'

const load = () => import('./terms-modal.tsx')

/** The texts that a visitor agrees to: how to open one, and the window it shows in, whose code loads then. */
export function useTerms(): { readonly open: (which: TermsText) => void; readonly window: ReactNode } {
  const [which, open] = useState<TermsText | null>(null)
  const TermsModal = useChunk(which !== null, load)
  return { open, window: TermsModal && which && <TermsModal which={which} onClose={() => open(null)} /> }
}
