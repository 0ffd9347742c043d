import type { ReactNode } from 'react'
import type { Favourite } from './favourite-button.tsx'
import { IconFlameFill, IconPause } from '../../icons/index.ts'
import { Poster } from '../lazy-image/poster.tsx'
import { Link } from '../link/link.tsx'
import { FavouriteButton } from './favourite-button.tsx'

/** A badge on a poster: a coral flame for hot, paper for new. */
export type TileBadge = { kind: 'hot' | 'new'; label: string }

/** Props of `GameTile`. */
export type GameTileProps = {
  /** Name of the game. */
  name: string
  /** Language of the name when it is not the page's. */
  lang?: string
  /** Name of the provider, below the game's. */
  provider?: string
  /** Address of the poster, 3:4. */
  poster: string
  /** Shown when the poster cannot be loaded. */
  posterError?: string
  /** Where a click leads; without it `onOpen` makes the name a button. */
  href?: string
  /** Runs on a click, also on that of a link. */
  onOpen?: () => void
  badge?: TileBadge
  /** A note to read before opening, between name and provider; not shown for a closed game. */
  note?: string | false
  /** Stake and return, shown under the mouse. */
  facts?: string
  favourite?: Favourite
  /** Says that the game is closed; it then takes no click. */
  maintenance?: string
  /** Loads the poster at once. */
  eager?: boolean
  /** Which of how many it is, from 1, where not all of them are in the page; -1 of an unknown number. */
  place?: { at: number; of: number }
  /** What else can be done with it: buttons of the kit made for a tile. */
  children?: ReactNode
}

/**
 * A game in a grid: poster 3:4, name, provider, heart. It is a list item of at most twelve elements.
 *
 * @example <GameTile name="Fruit Parade" provider="Tessera" poster="/img/posters/10001.svg" href="/game/10001" />
 */
export const GameTile = ({
  name,
  lang,
  provider,
  poster,
  posterError,
  href,
  onOpen,
  badge,
  note,
  facts,
  favourite,
  maintenance,
  eager,
  place,
  children,
}: GameTileProps) => {
  const action = { className: 'p-tile__name', 'data-tile': '', lang, onClick: onOpen }
  const closed = maintenance !== undefined
  const told = !closed && note
  return (
    <li className="p-tile" data-closed={closed || undefined} aria-posinset={place?.at} aria-setsize={place?.of}>
      {closed ? (
        <div className="p-tile__poster">
          <IconPause size={24} />
          {maintenance}
        </div>
      ) : (
        <div className="p-tile__poster">
          <Poster src={poster} errorSrc={posterError} width={300} height={400} eager={eager} />
          {badge ? (
            <span className="p-tile__badge" data-kind={badge.kind}>
              {badge.kind === 'hot' ? <IconFlameFill size={14} /> : null}
              {badge.label}
            </span>
          ) : null}
          {facts ? <span className="p-tile__facts">{facts}</span> : null}
        </div>
      )}
      {closed ? (
        <span className="p-tile__name" data-tile="" tabIndex={0} lang={lang}>
          {name}
        </span>
      ) : href === undefined ? (
        <button {...action} type="button">
          {name}
        </button>
      ) : (
        <Link {...action} href={href}>
          {name}
        </Link>
      )}
      {told || provider ? (
        <span className="p-tile__provider">
          {told ? <span className="p-tile__note">{told}</span> : null}
          {told && provider ? ` · ${provider}` : provider}
        </span>
      ) : null}
      {favourite ? <FavouriteButton {...favourite} /> : null}
      {children}
    </li>
  )
}
