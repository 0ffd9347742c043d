import type { ReactNode } from 'react'

/** Props of `PageHead`. */
export type PageHeadProps = {
  title: ReactNode
  hint?: ReactNode
  breadcrumb?: ReactNode
  end?: ReactNode
  phone?: 'shown' | 'hidden'
}

/**
 * The top of an inner page with its one `h1`. With `phone="hidden"`
 * the header shows the title there, and this one is read out only.
 *
 * @example <PageHead title="Deposit" hint="Usually within a minute" />
 */
export const PageHead = ({ title, hint, breadcrumb, end, phone = 'shown' }: PageHeadProps) => (
  <div className="p-page-head" data-phone={phone}>
    {breadcrumb}
    <div className="p-page-head__row">
      <h1 className="p-page-head__title">{title}</h1>
      {hint ? <span className="p-page-head__hint">{hint}</span> : null}
      {end ? <div className="p-page-head__end">{end}</div> : null}
    </div>
  </div>
)
