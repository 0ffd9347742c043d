import { TransactionsScreen } from '@parlour/member/react'
import { useMemberHref } from '../use-member-href.ts'
import type { MemberPageProps } from './page-props.ts'

export default function MemberTransactions(props: MemberPageProps) {
  return <TransactionsScreen {...props} hrefOfPage={useMemberHref()} />
}
