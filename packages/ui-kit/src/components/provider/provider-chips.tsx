import { useRef } from 'react'
import type { Provider } from './provider-grid.tsx'
import { useChosenInView } from '../chip/use-chosen-in-view.ts'
import { Link } from '../link/link.tsx'
import { Logo } from '../logo/logo.tsx'

/** A provider in a row of choices: `href` leads to its games; without it `onOpen` opens its one game. */
export type ProviderChoice = Omit<Provider, 'href'> & { href?: string; onOpen?: () => void }

/** Props of `ProviderChips`. */
export type ProviderChipsProps = {
  /** Accessible name of the row. */
  label: string
  /** The chip that takes the choice back; selected when `current` is undefined. */
  all?: { label: string; href: string }
  providers: readonly ProviderChoice[]
  /** Id of the chosen provider. */
  current?: string
}

/**
 * One provider in a row of choices, 56 px high: `name`, logo, and `href` to its games; `id` identifies it.
 *
 * @example <ProviderChip id="XGS" name="Tessera" href="?provider=XGS" logo={{ src: '/img/logos/XGS-white.svg' }} />
 */
export const ProviderChip = ({ name, href, onOpen, logo, current }: ProviderChoice & { current?: boolean }) => {
  const inner = logo.src ? <Logo {...logo} alt={name} /> : name
  if (href === undefined)
    return (
      <button className="p-provider-chip" type="button" onClick={onOpen}>
        {inner}
      </button>
    )
  return (
    <Link className="p-provider-chip" href={href} aria-current={current ? 'true' : undefined}>
      {inner}
    </Link>
  )
}

/**
 * Providers as a row of choices that scrolls sideways to the chosen one.
 *
 * @example <ProviderChips label="Providers" all={{ label: 'All', href: '?' }} providers={providers} current="XGS" />
 */
export const ProviderChips = ({ label, all, providers, current }: ProviderChipsProps) => {
  const row = useRef<HTMLElement>(null)
  useChosenInView(row, current)
  return (
    <nav ref={row} className="p-chips" aria-label={label}>
      {all ? (
        <Link className="p-provider-chip" href={all.href} aria-current={current === undefined ? 'true' : undefined}>
          {all.label}
        </Link>
      ) : null}
      {providers.map((vendor) => (
        <ProviderChip key={vendor.id} {...vendor} current={vendor.id === current} />
      ))}
    </nav>
  )
}
