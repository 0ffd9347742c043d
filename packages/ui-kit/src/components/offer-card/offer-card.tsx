import type { MouseEvent, ReactNode } from 'react'
import { IconClock } from '../../icons/index.ts'
import { LazyImage } from '../lazy-image/lazy-image.tsx'
import { Link } from '../link/link.tsx'

/** What a promotion gives, and what it asks for it: a figure is never drawn without its terms. */
export type OfferFigure = {
  /** A sum or a share, formatted. */
  value: ReactNode
  /** The word after it, for example "cashback". */
  label?: ReactNode
  /** What has to be done for it, in one sentence. */
  terms: ReactNode
}

/** Props of `OfferCard`. */
export type OfferCardProps = {
  /** Heading and link of the card. */
  title: string
  href: string
  /** Level of its heading: 2 straight under the title of the page, 3 under a titled section. */
  level?: 2 | 3
  /** Address of its picture, 16:5; without one the figure takes its place, else `sign`. */
  picture?: string | null
  /** An icon of 48. */
  sign?: ReactNode
  figure?: OfferFigure | null
  /** How it stands, as a badge. */
  state: ReactNode
  /** Since when it stands so. */
  since?: ReactNode
  text?: ReactNode
  /** What stands out about it: why it is not for who looks, a progress bar, what went wrong. */
  children?: ReactNode
  /** Until when it runs, or when it opens. */
  meta: ReactNode
  metaIcon?: ReactNode
  /** The one thing to do: a button or a link. */
  action?: ReactNode
}

const art = { width: 912, height: 285 }

/** What a press did can put a link under the pointer: the second press of a double press does not follow it. */
const stayAtSecondPress = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault()
}

/**
 * A promotion in a list: picture or figure, how it stands for who looks, terms, dates and the one thing to do. The whole
 * card leads to its page, whose address is `href`.
 *
 * @example
 * <OfferCard
 *   title="Friday cashback"
 *   href="/promotions/101"
 *   figure={{ value: '3.5%', label: 'cashback', terms: 'Played once before you withdraw' }}
 *   state={<Badge tone="ok">Open</Badge>}
 *   meta="Ends in 2 d 4 h"
 * />
 */
export const OfferCard = ({
  title,
  href,
  level = 2,
  picture,
  sign,
  figure,
  state,
  since,
  text,
  children,
  meta,
  metaIcon,
  action,
}: OfferCardProps) => {
  const Heading = `h${level}` as const
  const drawn = figure ? (
    <p className="p-offer__figure">
      <span className="p-offer__value">{figure.value}</span>
      {figure.label ? <span className="p-offer__label">{figure.label}</span> : null}
    </p>
  ) : (
    sign
  )
  return (
    <article className="p-offer" onClickCapture={stayAtSecondPress}>
      <div className="p-offer__art">{picture ? <LazyImage src={picture} alt="" {...art} /> : drawn}</div>
      <div className="p-offer__body">
        <p className="p-offer__state">
          {state}
          {since ? <span className="p-offer__since">{since}</span> : null}
        </p>
        <Heading className="p-offer__title">
          <Link className="p-offer__link" href={href}>
            {title}
          </Link>
        </Heading>
        {text ? <p className="p-offer__text">{text}</p> : null}
        {figure ? <p className="p-offer__terms">{figure.terms}</p> : null}
        {children ? <div className="p-offer__more">{children}</div> : null}
        <div className="p-offer__foot">
          <p className="p-offer__meta">
            {metaIcon ?? <IconClock size={16} />}
            {meta}
          </p>
          {action ? <div className="p-offer__action">{action}</div> : null}
        </div>
      </div>
    </article>
  )
}

/**
 * Promotions two a row, one a row on a phone.
 *
 * @example <OfferGrid><OfferCard title="Cashback" href="/promotions/101" state="Open" meta="No end date" /></OfferGrid>
 */
export const OfferGrid = ({ children }: { children: ReactNode }) => <div className="p-offer-grid">{children}</div>

/**
 * Placeholders of `count` promotions.
 *
 * @example <OfferSkeleton count={4} />
 */
export const OfferSkeleton = ({ count }: { count: number }) => (
  <div className="p-offer-grid" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className="p-offer p-skeleton" />
    ))}
  </div>
)
