import { useState } from 'react'

/** Copies to the clipboard: what was copied last, and the verb. */
export function useCopy(): readonly [copied: string, copy: (text: string) => void] {
  const [copied, setCopied] = useState('')
  const copy = (text: string) => {
    setCopied(text)
    void navigator.clipboard?.writeText(text).catch(() => undefined)
  }
  return [copied, copy]
}
