import { MemberFailed } from '@parlour/member/react'
import { ReferralScreen, type FailedOf } from '@parlour/promotions/react'
import { brand } from '../../brand.ts'
import { hrefs } from '../../routes/-hrefs.ts'
import { pageOf } from '../page-of.ts'
import { useCategoryName } from '../use-category-name.ts'
import type { MemberPageProps } from './page-props.ts'

const failed: FailedOf = (error, onRetry) => <MemberFailed error={error} onRetry={onRetry} />

/** Where an invitation leads: the host that the platform names for it, or the one of this page. */
const invitation = (code: string, host: string | undefined): string =>
  new URL(hrefs.invitation(code), host === undefined ? window.location.origin : `${window.location.protocol}//${host}`)
    .href

export default function MemberReferral({ search, language, currency, hrefOf }: MemberPageProps) {
  return (
    <ReferralScreen
      language={language}
      currency={currency}
      page={pageOf(search)}
      siteName={brand.title}
      timeZone={brand.timeZone}
      categoryName={useCategoryName()}
      linkOf={invitation}
      hrefOfPage={(page) => hrefOf(page > 1 ? { page: String(page) } : {})}
      failed={failed}
    />
  )
}
