import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'

/** One column of links in the footer. */
export type FooterColumn = { title: string; links: readonly { label: string; href: string }[] }

/** Props of `Footer`. */
export type FooterProps = {
  brand: ReactNode
  about: ReactNode
  columns: readonly FooterColumn[]
  /** A last column of text without links, for example payment methods. */
  chips?: { title: string; items: readonly string[] }
  /** The age mark. */
  age: ReactNode
  ageText: ReactNode
  copyright: ReactNode
}

/**
 * The end of every page: links, payment methods, the age limit.
 *
 * @example
 * <Footer
 *   brand={<Brand href="/" label="Vesper, home" name="Vesper" />}
 *   about="Play money only."
 *   columns={[{ title: 'Help', links: [{ label: 'Help centre', href: '/help' }] }]}
 *   age={<AgeMark>21+</AgeMark>}
 *   ageText="For adults of 21 and older."
 *   copyright="© Vesper"
 * />
 */
export const Footer = ({ brand, about, columns, chips, age, ageText, copyright }: FooterProps) => (
  <footer className="p-footer">
    <div className="p-footer__in">
      <div className="p-footer__columns">
        <div className="p-footer__about">
          {brand}
          <p>{about}</p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} className="p-footer__column" aria-label={title}>
            <h2 className="p-footer__title">{title}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link className="p-footer__link" href={href}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {chips ? (
          <div className="p-footer__column" data-wide="">
            <h2 className="p-footer__title">{chips.title}</h2>
            <ul className="p-footer__chips">
              {chips.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
      <div className="p-footer__base">
        {age}
        <p className="p-footer__text">{ageText}</p>
        <p className="p-footer__copy">{copyright}</p>
      </div>
    </div>
  </footer>
)
