import { ProfileScreen } from '@parlour/member/react'
import { hrefs } from '../../routes/-hrefs.ts'
import { pictureOf } from '../picture-of.ts'
import { useMissingPages } from '../use-missing-pages.ts'

export default function MemberProfile() {
  const withdraws = !useMissingPages().includes('withdraw')
  return (
    <ProfileScreen
      pictureOf={pictureOf}
      securityHref={hrefs.member('securityCenter')}
      withdrawHref={withdraws ? hrefs.member('withdraw') : undefined}
    />
  )
}
