import { ProfileScreen } from '@parlour/member/react'
import { brand } from '../../brand.ts'
import { hrefs } from '../../routes/-hrefs.ts'
import { pictureOf } from '../picture-of.ts'
import { useMemberHref } from '../use-member-href.ts'
import type { MemberPageProps } from './page-props.ts'

export default function MemberProfile({ language }: MemberPageProps) {
  return (
    <ProfileScreen
      language={language}
      timeZone={brand.timeZone}
      pictureOf={pictureOf}
      securityHref={hrefs.member('securityCenter')}
      withdrawHref={useMemberHref()('withdraw')}
    />
  )
}
