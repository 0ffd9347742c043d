import { useAuthWindow } from '@parlour/auth/react'
import { AccountScreen } from '@parlour/member/react'
import { OwnRank } from '@parlour/promotions/react'
import { brand } from '../../brand.ts'
import { useMemberHref } from '../use-member-href.ts'
import type { MemberPageProps } from './page-props.ts'

export default function MemberAccount({ language, currency }: MemberPageProps) {
  const { open } = useAuthWindow()
  const hrefOfPage = useMemberHref()
  return (
    <AccountScreen
      language={language}
      currency={currency}
      rank={<OwnRank currency={currency} timeZone={brand.timeZone} />}
      recordsHref={hrefOfPage('transactionHistory')}
      depositHref={hrefOfPage('depositv2')}
      onPassword={() => open('password')}
    />
  )
}
