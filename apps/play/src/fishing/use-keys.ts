import type { SpeciesCode } from '../calls/fishing.ts'
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Census } from './fishing.ts'

interface Keys {
  /** The species in the order of their list. */
  readonly codes: readonly SpeciesCode[]
  readonly census: Census
  readonly aim: SpeciesCode
  readonly list: RefObject<HTMLUListElement | null>
  readonly cannons: number
  onAim(species: SpeciesCode): void
  onPress(): void
  onCannon(cannon: number): void
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * The next species in the water, from one of them forwards or back, round the list; the same when there is no other.
 */
export function nextHere(codes: readonly SpeciesCode[], census: Census, from: SpeciesCode, by: 1 | -1): SpeciesCode {
  const start = codes.indexOf(from)
  for (let step = 1; step <= codes.length; step++) {
    const code = codes[(start + by * step + codes.length * step) % codes.length]
    if (code !== undefined && (census[code] ?? 0) > 0) return code
  }
  return from
}

/** The keys of a hall: arrows choose a species, space and enter shoot, figures choose a cannon. */
export function useKeys(keys: Keys): void {
  const latestRef = useRef(keys)
  latestRef.current = keys
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { codes, census, aim, list, cannons, onAim, onPress, onCannon } = latestRef.current
      const { target, key, repeat } = event
      if (document.querySelector('dialog[open]') || event.ctrlKey || event.metaKey || event.altKey) return
      const onButton = target instanceof HTMLButtonElement
      const by = steps[key]
      if (by && !(target instanceof HTMLInputElement)) {
        event.preventDefault()
        const code = nextHere(codes, census, aim, by)
        onAim(code)
        list.current?.querySelector<HTMLElement>(`[data-code="${code}"]`)?.focus()
      } else if ((key === ' ' || key === 'Enter') && !onButton && !repeat) {
        event.preventDefault()
        onPress()
      } else if (Number(key) >= 1 && Number(key) <= cannons) onCannon(Number(key) - 1)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
