import { useApi } from '@parlour/api-client/react'
import { useSession } from '@parlour/auth/react'
import { useFormat } from '@parlour/i18n/react'
import { useAccount } from '@parlour/screen-kit/react'
import { Card, CardHead, FactList } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { securityQuery } from '../../index.ts'
import { useMemberText } from '../use-member-text.ts'

/** Who this is, as the platform knows them, and when somebody logged in before. */
export function AboutCard() {
  const text = useMemberText()
  const format = useFormat()
  const session = useSession()
  const account = useAccount()
  const { data } = useQuery(securityQuery(useApi(), account))
  const member = session.status === 'member' ? session.member : null
  const last = data?.lastLoginTime ? format.dateTime(data.lastLoginTime) : null
  return (
    <Card as="section">
      <CardHead title={text('member.about.title')} />
      <FactList
        facts={[
          { id: 'account', name: text('member.about.account'), value: account },
          { id: 'nickname', name: text('member.about.nickname'), value: member?.nickname },
          {
            id: 'since',
            name: text('member.about.since'),
            value: member?.regDate ? format.date(member.regDate) : null,
          },
          { id: 'last', name: text('member.about.last'), value: last },
          { id: 'from', name: text('member.about.from'), value: data?.lastLoginNetwork },
        ]}
      />
    </Card>
  )
}
