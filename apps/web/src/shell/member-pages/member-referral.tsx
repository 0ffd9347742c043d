import { pageNumber } from '@parlour/screen-kit'
import { MemberFailed } from '@parlour/member/react'
import { ReferralScreen, type FailedOf } from '@parlour/promotions/react'
import { brand } from '../../brand.ts'
import { invitation } from '../../routes/-invitation.ts'
import { useCategoryName } from '../use-category-name.ts'
import type { MemberPageProps } from './page-props.ts'

const failed: FailedOf = (error, onRetry) => <MemberFailed error={error} onRetry={onRetry} />

/** At the host that the platform names for invitations, or at the one of this page. */
const linkOf = (code: string, host: string | undefined): string =>
  invitation(code, host === undefined ? window.location.origin : `${window.location.protocol}//${host}`)

const searchOf = (page: number): Record<string, string> => (page > 1 ? { page: String(page) } : {})

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
      hrefOfPage={(page) => hrefOf(searchOf(page))}
      onPage={(page) => onSearch(searchOf(page))}
      failed={failed}
    />
  )
}
