import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'

/** One banner: pictures for desktop and phone, its text as `alt`, and its link; or, in layout `cards`, its content. */
export type Banner = {
  id: string
  src?: string
  phoneSrc?: string
  alt?: string
  href?: string
  onClick?: () => void
  content?: ReactNode
}

/** A slide; all but the current one are out of reach of the keyboard. */
export const BannerSlide = ({
  src,
  phoneSrc,
  alt,
  href,
  onClick,
  content,
  label,
  current,
  first,
}: Banner & { label: string; current: boolean; first: boolean }) => {
  const picture = content ?? (
    <picture>
      {phoneSrc ? <source media="(width < 768px)" srcSet={phoneSrc} /> : null}
      <img
        className="p-banner__image"
        src={src}
        alt={alt}
        width={912}
        height={285}
        draggable={false}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  )
  return (
    <div
      className="p-banner__slide"
      role="group"
      aria-label={label}
      data-current={current || undefined}
      inert={!current}
    >
      {href === undefined ? (
        onClick ? (
          <button type="button" className="p-banner__link" onClick={onClick}>
            {picture}
          </button>
        ) : (
          picture
        )
      ) : (
        <Link className="p-banner__link" href={href} onClick={onClick} draggable={false}>
          {picture}
        </Link>
      )}
    </div>
  )
}
