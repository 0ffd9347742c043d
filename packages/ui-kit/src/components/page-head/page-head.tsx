import type { ReactNode } from 'react'

/** Props of `PageHead`. */
export type PageHeadProps = { title: ReactNode; hint?: ReactNode; breadcrumb?: ReactNode; end?: ReactNode; phone?: 'shown' | 'hidden' }

/** The top of an inner page with its one `h1`; `phone="hidden"` leaves the title to the header there (it is still read out). */
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
