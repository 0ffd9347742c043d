import { useAuthWindow } from '@parlour/auth/react'
import { AccountScreen } from '@parlour/member/react'
import { OwnRank } from '@parlour/promotions/react'
import { brand } from '../../brand.ts'
import { hrefs } from '../../routes/-hrefs.ts'
import type { MemberPageProps } from './page-props.ts'

export default function MemberAccount({ language, currency }: MemberPageProps) {
  const { open } = useAuthWindow()
  return (
    <AccountScreen
      language={language}
      currency={currency}
      rank={<OwnRank currency={currency} timeZone={brand.timeZone} />}
      recordsHref={hrefs.member('transactionHistory')}
      onPassword={() => open('password')}
    />
  )
}
