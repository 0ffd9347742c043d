import { TransactionsScreen } from '@parlour/member/react'
import { hrefs } from '../../routes/-hrefs.ts'
import { useMissingPages } from '../use-missing-pages.ts'
import type { MemberPageProps } from './page-props.ts'

export default function MemberTransactions(props: MemberPageProps) {
  const missing = useMissingPages()
  return (
    <TransactionsScreen
      {...props}
      hrefOfPage={(page, search) => (missing.includes(page) ? undefined : hrefs.member(page, search))}
    />
  )
}
