import type { ReactNode } from 'react'
import type { Favourite } from './favourite-button.tsx'
import { IconFlameFill, IconWrench } from '../../icons/index.ts'
import { Poster } from '../lazy-image/poster.tsx'
import { Link } from '../link/link.tsx'
import { FavouriteButton } from './favourite-button.tsx'

/** A sign on a poster; coral flame for hot, paper for new. */
export type TileBadge = { kind: 'hot' | 'new'; label: string }

/** Props of `GameTile`. */
export type GameTileProps = {
  name: string
  /** Language of the name when it is not the page's. */
  lang?: string
  studio?: string
  poster: string
  /** Shown when the poster cannot be loaded. */
  posterError?: string
  /** Where a click leads; without it `onOpen` makes the name a button. */
  href?: string
  /** Runs on a click, also on that of a link. */
  onOpen?: () => void
  badge?: TileBadge
  /** What has to be known before it is opened, at the foot of the poster. */
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

/** A game in a grid: poster 3:4, name, studio, heart. It is a list item of twelve elements at most. */
export const GameTile = ({
  name, lang, studio, poster, posterError, href, onOpen, badge, note, facts, favourite, maintenance, eager, place, children,
}: GameTileProps) => {
  const action = { className: 'p-tile__name', 'data-tile': '', lang, onClick: onOpen }
  const closed = maintenance !== undefined
  return (
    <li className="p-tile" data-closed={closed || undefined} aria-posinset={place?.at} aria-setsize={place?.of}>
      {closed ? (
        <div className="p-tile__poster">
          <IconWrench size={24} />
          {maintenance}
        </div>
      ) : (
        <div className="p-tile__poster">
          <Poster src={poster} errorSrc={posterError} width={300} height={400} eager={eager} />
          {badge ? <span className="p-tile__badge" data-kind={badge.kind}>{badge.kind === 'hot' ? <IconFlameFill size={14} /> : null}{badge.label}</span> : null}
          {note && <span className="p-tile__note">{note}</span>}
          {facts ? <span className="p-tile__facts">{facts}</span> : null}
        </div>
      )}
      {closed ? (
        <span className="p-tile__name" data-tile="" tabIndex={0} lang={lang}>{name}</span>
      ) : href === undefined ? (
        <button {...action} type="button">{name}</button>
      ) : (
        <Link {...action} href={href}>{name}</Link>
      )}
      {studio ? <span className="p-tile__studio">{studio}</span> : null}
      {favourite ? <FavouriteButton {...favourite} /> : null}
      {children}
    </li>
  )
}
