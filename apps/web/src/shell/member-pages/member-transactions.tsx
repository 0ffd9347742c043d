import { TransactionsScreen } from '@parlour/member/react'
import { hrefs } from '../../routes/-hrefs.ts'
import type { MemberPageProps } from './page-props.ts'

export default function MemberTransactions(props: MemberPageProps) {
  return <TransactionsScreen {...props} hrefOfPage={hrefs.member} />
}
