import { pageNumber, pagingSearch } from '@parlour/screen-kit'
import { ReferralScreen } from '@parlour/promotions/react'
import { brand } from '../../brand.ts'
import { invitation } from '../../routes/-invitation.ts'
import { useCategoryName } from '../use-category-name.ts'
import { failed } from './failed.tsx'
import type { MemberPageProps } from './page-props.ts'

/** At the host that the platform names for invitations, or at the one of this page. */
const linkOf = (code: string, host: string | undefined): string =>
  invitation(code, host === undefined ? window.location.origin : `${window.location.protocol}//${host}`)

export default function MemberReferral({ search, language, currency, hrefOf, onSearch }: MemberPageProps) {
  return (
    <ReferralScreen
      language={language}
      currency={currency}
      page={pageNumber(search.page)}
      siteName={brand.title}
      timeZone={brand.timeZone}
      categoryName={useCategoryName()}
      linkOf={linkOf}
      hrefOfPage={(page) => hrefOf(pagingSearch({ page }))}
      onPage={(page) => onSearch(pagingSearch({ page }))}
      failed={failed}
    />
  )
}
