import { UplineScreen } from '@parlour/member/react'
import { useMemberHref } from '../use-member-href.ts'
import type { MemberPageProps } from './page-props.ts'

export default function MemberUpline({ language, currency }: MemberPageProps) {
  return <UplineScreen language={language} currency={currency} hrefOfPage={useMemberHref()} />
}
