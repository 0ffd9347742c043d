import { useApi } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { Stale, useAccount } from '@parlour/screen-kit/react'
import { Badge, Button, Card, CardHead, SettingList, Skeleton, type SettingRow } from '@parlour/ui-kit'
import { IconLock, IconMail, IconPassword, IconPhone } from '@parlour/ui-kit/icons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { securityQuery } from '../../index.ts'
import { MemberFailed } from '../member-failed.tsx'
import { useMemberText } from '../use-member-text.ts'
import { contactTask, type ContactTask } from './contact-task.ts'
import { EmailModal } from './email-modal.tsx'
import { MobileModal } from './mobile-modal.tsx'
import { PaymentPasswordModal } from './payment-password-modal.tsx'

const rowsWhileWaiting = [0, 1, 2, 3]

/** What guards the account, each with its state and, where there is one, the way to change it. */
export function SecurityCard({ onPassword }: { onPassword: () => void }) {
  const text = useMemberText()
  const format = useFormat()
  const api = useApi()
  const query = useQuery(securityQuery(api, useAccount()))
  const { data, error, refetch } = query
  const [paying, setPaying] = useState(false)
  const [mailing, setMailing] = useState<ContactTask | null>(null)
  const [calling, setCalling] = useState<ContactTask | null>(null)
  const title = text('member.security.title')
  if (!data)
    return (
      <Card as="section">
        <CardHead title={title} />
        {error ? (
          <MemberFailed error={error} onRetry={() => void refetch()} />
        ) : (
          rowsWhileWaiting.map((row) => <Skeleton key={row} height={64} />)
        )}
      </Card>
    )
  const ago = (at: number | null) =>
    at ? text('member.security.changed', { when: format.relative(at, api.clock.now()) }) : null
  const yes = { tone: 'ok' as const, text: text('member.security.set') }
  const change = (label: string | undefined, onClick: () => void, set: boolean) => (
    <Button size="sm" variant={set ? 'text' : 'secondary'} onClick={onClick} aria-label={label}>
      {text(set ? 'member.security.change' : 'member.security.add')}
    </Button>
  )
  const contact = (value: string | null, verified: boolean): Pick<SettingRow, 'sub' | 'state'> =>
    value
      ? {
          sub: <bdi>{value}</bdi>,
          state: verified
            ? { tone: 'ok', text: text('member.security.verified') }
            : { tone: 'warn', text: text('member.security.unverified') },
        }
      : { sub: text('member.security.missing') }
  const prove = (task: ContactTask, label: string, onClick: () => void) => (
    <Button size="sm" variant={task === 'change' ? 'text' : 'secondary'} onClick={onClick} aria-label={label}>
      {text(`member.security.${task}`)}
    </Button>
  )
  const task = contactTask(data.email, data.emailVerified)
  const call = contactTask(data.mobile, data.mobileVerified)
  const rows: SettingRow[] = [
    {
      id: 'password',
      icon: <IconPassword />,
      title: text('member.security.password'),
      sub: ago(data.passwordTime),
      ...(data.hasPassword ? { state: yes } : {}),
      action: change(
        data.hasPassword ? text('member.security.changePassword') : undefined,
        onPassword,
        data.hasPassword,
      ),
    },
    {
      id: 'payment',
      icon: <IconLock />,
      title: text('member.security.payment'),
      sub: (data.hasPaymentPassword && ago(data.paymentPasswordTime)) || text('member.security.paymentFor'),
      ...(data.hasPaymentPassword ? { state: yes } : {}),
      action: change(
        text(data.hasPaymentPassword ? 'member.payment.change' : 'member.payment.set'),
        () => setPaying(true),
        data.hasPaymentPassword,
      ),
    },
    {
      id: 'mobile',
      icon: <IconPhone />,
      title: text('member.security.mobile'),
      ...contact(data.mobile, data.mobileVerified),
      action: prove(call, text(`member.mobile.${call}`), () => setCalling(call)),
    },
    {
      id: 'email',
      icon: <IconMail />,
      title: text('member.security.email'),
      ...contact(data.email, data.emailVerified),
      action: prove(task, text(`member.email.${task}`), () => setMailing(task)),
    },
  ]
  const done = rows.filter(({ state }) => state?.tone === 'ok').length
  return (
    <Card as="section">
      <CardHead
        title={title}
        tag={
          <Badge tone={done === rows.length ? 'ok' : 'warn'}>
            {text('member.security.done', { done: format.number(done), all: format.number(rows.length) })}
          </Badge>
        }
      />
      <Stale query={query} />
      <SettingList label={title} rows={rows} />
      {mailing ? <EmailModal task={mailing} onClose={() => setMailing(null)} /> : null}
      {calling ? <MobileModal task={calling} onClose={() => setCalling(null)} /> : null}
      {paying ? (
        <PaymentPasswordModal
          has={data.hasPaymentPassword}
          hasPassword={data.hasPassword}
          onClose={() => setPaying(false)}
        />
      ) : null}
    </Card>
  )
}
