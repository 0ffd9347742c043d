import type { ReactNode } from 'react'
import type { Favourite } from '../game-tile/favourite-button.tsx'
import type { TileBadge } from '../game-tile/game-tile.tsx'
import { IconPlay, IconFlameFill } from '../../icons/index.ts'
import { Button } from '../button/button.tsx'
import { LinkButton } from '../button/link-button.tsx'
import { FavouriteButton } from '../game-tile/favourite-button.tsx'
import { Poster } from '../lazy-image/poster.tsx'

/** Props of `Hero`. */
export type HeroProps = {
  name: string
  studio: string
  poster: string
  posterError?: string
  badge?: TileBadge
  favourite?: Favourite
  /** Up to three; `money` draws a won sum in gold. */
  facts: readonly { label: string; value: string; money?: boolean }[]
  play: { label: string; href?: string; onClick?: () => void }
}

/** The one game that is shown large: poster, name, Play, three facts. */
export const Hero = ({ name, studio, poster, posterError, badge, favourite, facts, play }: HeroProps) => (
  <article className="p-hero">
    <div className="p-hero__poster">
      <Poster src={poster} errorSrc={posterError} width={600} height={800} eager />
      {badge ? <span className="p-tile__badge" data-kind={badge.kind}>{badge.kind === 'hot' ? <IconFlameFill size={14} /> : null}{badge.label}</span> : null}
      {favourite ? <FavouriteButton {...favourite} /> : null}
    </div>
    <div className="p-hero__line">
      <div className="p-hero__names">
        <h3 className="p-hero__name">{name}</h3>
        <p className="p-hero__studio">{studio}</p>
      </div>
      {play.href === undefined
        ? <Button variant="primary" icon={<IconPlay size={18} />} onClick={play.onClick}>{play.label}</Button>
        : <LinkButton variant="primary" icon={<IconPlay size={18} />} href={play.href} onClick={play.onClick}>{play.label}</LinkButton>}
    </div>
    <dl className="p-hero__facts">
      {facts.map(({ label, value, money }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-money={money || undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  </article>
)

/** A `Hero` and beside it a `GameGrid` of layout `beside`; on a phone the hero is left out. */
export const HeroRow = ({ hero, children }: { hero: ReactNode; children: ReactNode }) => (
  <div className="p-hero-row">
    {hero}
    {children}
  </div>
)
