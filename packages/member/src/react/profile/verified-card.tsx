import { Card, CardHead, LinkButton, SettingList, type SettingRow } from '@parlour/ui-kit'
import { IconMail, IconPhone } from '@parlour/ui-kit/icons'
import type { Profile } from '../../index.ts'
import { contactTask } from '../account/contact-task.ts'
import { useMemberText } from '../use-member-text.ts'

/** Mail address and mobile number, masked, with whether they are verified; that is done on my account. */
export function VerifiedCard({ profile, securityHref }: { profile: Profile; securityHref: string }) {
  const text = useMemberText()
  const title = text('member.profile.verified')
  const row = (id: 'mobile' | 'email', value: string | null, verified: boolean): SettingRow => {
    const task = contactTask(value, verified)
    return {
      id,
      icon: id === 'mobile' ? <IconPhone /> : <IconMail />,
      title: text(`member.security.${id}`),
      sub: value ? <bdi>{value}</bdi> : text('member.security.missing'),
      ...(value && {
        state: verified
          ? { tone: 'ok', text: text('member.security.verified') }
          : { tone: 'warn', text: text('member.security.unverified') },
      }),
      action:
        task === 'change' ? null : (
          <LinkButton size="sm" href={securityHref} aria-label={text(`member.${id}.${task}`)}>
            {text(`member.security.${task}`)}
          </LinkButton>
        ),
    }
  }
  return (
    <Card as="section">
      <CardHead title={title} />
      <SettingList
        label={title}
        rows={[
          row('mobile', profile.mobile, profile.mobileVerified),
          row('email', profile.email, profile.emailVerified),
        ]}
      />
    </Card>
  )
}
