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
  /** Name of the game. */
  name: string
  /** Name of the provider. */
  provider: string
  /** Address of the poster, 3:4. */
  poster: string
  /** Shown when the poster cannot be loaded. */
  posterError?: string
  badge?: TileBadge
  favourite?: Favourite
  /** Up to three; `money` shows a win in gold. */
  facts: readonly { label: string; value: string; money?: boolean }[]
  play: { label: string; href?: string; onClick?: () => void }
}

/**
 * One game shown large: poster, name, play button, up to three facts.
 *
 * @example
 * <Hero
 *   name="Fruit Parade"
 *   provider="Tessera"
 *   poster="/img/posters/10001.svg"
 *   facts={[{ label: 'RTP', value: '96.2 %' }]}
 *   play={{ label: 'Play', href: '/game/10001' }}
 * />
 */
export const Hero = ({ name, provider, poster, posterError, badge, favourite, facts, play }: HeroProps) => (
  <article className="p-hero">
    <div className="p-hero__poster">
      <Poster src={poster} errorSrc={posterError} width={600} height={800} eager />
      {badge ? (
        <span className="p-tile__badge" data-kind={badge.kind}>
          {badge.kind === 'hot' ? <IconFlameFill size={14} /> : null}
          {badge.label}
        </span>
      ) : null}
      {favourite ? <FavouriteButton {...favourite} /> : null}
    </div>
    <div className="p-hero__line">
      <div className="p-hero__names">
        <h3 className="p-hero__name">{name}</h3>
        <p className="p-hero__provider">{provider}</p>
      </div>
      {play.href === undefined ? (
        <Button variant="primary" icon={<IconPlay size={18} />} onClick={play.onClick}>
          {play.label}
        </Button>
      ) : (
        <LinkButton variant="primary" icon={<IconPlay size={18} />} href={play.href} onClick={play.onClick}>
          {play.label}
        </LinkButton>
      )}
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

/**
 * A `Hero` beside a `GameGrid` of layout `beside`; a phone shows the grid alone.
 *
 * @example <HeroRow hero={<Hero {...hero} />}><GameGrid label="Hot games" layout="beside">{tiles}</GameGrid></HeroRow>
 */
export const HeroRow = ({ hero, children }: { hero: ReactNode; children: ReactNode }) => (
  <div className="p-hero-row">
    {hero}
    {children}
  </div>
)
