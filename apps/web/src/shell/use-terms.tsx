import { LazyModal } from '@parlour/screen-kit/react'
import { useState, type ReactNode } from 'react'

/** What a visitor agrees to. */
export type TermsText = 'terms' | 'privacy'

const load = () => import('./terms-modal.tsx')

/** The texts that a visitor agrees to: how to open one, and the window it shows in, whose code loads then. */
export function useTerms(): { readonly open: (which: TermsText) => void; readonly window: ReactNode } {
  const [which, open] = useState<TermsText | null>(null)
  const close = () => open(null)
  return {
    open,
    window: (
      <LazyModal open={which !== null} load={load} onFail={close} with={{ which: which ?? 'terms', onClose: close }} />
    ),
  }
}
