import { UplineScreen } from '@parlour/member/react'
import { hrefs } from '../../routes/-hrefs.ts'
import type { MemberPageProps } from './page-props.ts'

export default function MemberUpline({ language, currency }: MemberPageProps) {
  return <UplineScreen language={language} currency={currency} hrefOfPage={hrefs.member} />
}
