import type { RefObject } from 'preact'
import type { Speech } from '../frame/speech.ts'
import { FishIcon } from './fish-icon.tsx'
import type { Species, SpeciesCode } from '../calls/fishing.ts'
import type { Census } from './fishing.ts'

interface SpeciesListProps {
  readonly speech: Speech
  readonly species: readonly Species[]
  readonly census: Census
  /** The species that is aimed at. */
  readonly aim: SpeciesCode
  readonly disabled: boolean
  readonly list: RefObject<HTMLUListElement | null>
  onAim(species: SpeciesCode): void
  onShoot(species: SpeciesCode): void
}

/**
 * What swims in the hall, in words: every species with what it
 * pays, how many there are, and a button that shoots at one.
 */
export function SpeciesList({
  speech: { word, figure },
  species,
  census,
  aim,
  disabled,
  list,
  onAim,
  onShoot,
}: SpeciesListProps) {
  return (
    <ul class="species" ref={list} aria-label={word('inWater')}>
      {species.map(({ code, pays }) => {
        const fish = word(`name.${code}`)
        const count = census[code] ?? 0
        const here = count > 0 ? word('here', { count }) : word('notHere')
        return (
          <li key={code}>
            <button
              class="kind"
              type="button"
              data-code={code}
              data-away={count === 0 ? '' : undefined}
              aria-current={code === aim ? 'true' : undefined}
              aria-disabled={disabled || count === 0 ? 'true' : undefined}
              aria-label={`${word('shootAt', { fish, times: figure(pays, 0) })}. ${here}.`}
              tabIndex={code === aim ? 0 : -1}
              onFocus={() => onAim(code)}
              onClick={() => {
                if (!disabled) onShoot(code)
              }}
            >
              <FishIcon species={code} />
              <span class="kind__name">{fish}</span> <strong class="kind__pays">{figure(pays, 0)}×</strong>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
