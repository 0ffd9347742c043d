import { useEffect, useRef, useState } from 'react'
import { IconCheck, IconCopy } from '../../icons/index.ts'
import { Button } from '../button/button.tsx'

type Props = { link: string; label: string; copiedLabel: string }

/** Copies an address and says so for two seconds; where the browser refuses, the address stands there, chosen, to be copied by hand. */
export const CopyLink = ({ link, label, copiedLabel }: Props) => {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (state === 'refused') {
      field.current?.focus()
      field.current?.select()
    }
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), 2000)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setState('copied')
    } catch {
      setState('refused')
    }
  }
  return (
    <>
      {state === 'refused'
        ? <input ref={field} className="p-qr-card__link" readOnly value={link} aria-label={label} />
        : <Button block icon={state === 'copied' ? <IconCheck /> : <IconCopy />} onClick={() => void copy()}>{state === 'copied' ? copiedLabel : label}</Button>}
      <span className="p-hidden" role="status">{state === 'copied' ? copiedLabel : ''}</span>
    </>
  )
}
