import { endSessions, getSecurityConfig } from '@parlour/api-client/endpoints'
import { useApi, useEndpoint } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { Button, FactList, FormActions, FormError, Skeleton } from '@parlour/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { useAuthText } from '../use-auth-text.ts'

/**
 * The login before this one: was it you? If not, there are the ways to shut others out. Nothing where it is unknown.
 */
export function LastLogin({ onChange }: { onChange: () => void }) {
  const api = useApi()
  const text = useAuthText()
  const format = useFormat()
  const { data, isPending } = useEndpoint(getSecurityConfig, {})
  const [ending, setEnding] = useState<'open' | 'sending' | 'done' | 'failed'>('open')
  const told = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (ending === 'done') told.current?.focus()
  }, [ending])
  if (isPending) return <Skeleton height={96} />
  if (!data) return null
  if (!data.lastLoginTime) return <p>{text('auth.welcome.first')}</p>

  const end = () => {
    setEnding('sending')
    api.call(endSessions, {}).then(
      () => setEnding('done'),
      () => setEnding('failed'),
    )
  }
  const { lastLoginBrowser: browser, lastLoginSystem: system, lastLoginSameDevice: same } = data
  const named =
    browser && system ? (
      <bdi>{text('auth.welcome.on_device', { browser, system })}</bdi>
    ) : same === false ? (
      text('auth.welcome.other_device')
    ) : null
  const device = same ? text('auth.welcome.this_device') : named
  const others = data.sessionCount - 1
  return (
    <>
      <FactList
        facts={[
          { id: 'time', name: text('auth.welcome.last'), value: format.dateTime(data.lastLoginTime) },
          { id: 'network', name: text('auth.welcome.network'), value: data.lastLoginNetwork },
          { id: 'device', name: text('auth.welcome.device'), value: device },
        ]}
      />
      <p>{text('auth.welcome.was_it_you')}</p>
      <FormActions>
        <Button size="sm" onClick={onChange}>
          {text('auth.welcome.change')}
        </Button>
        {others > 0 && ending !== 'done' ? (
          <Button size="sm" loading={ending === 'sending'} onClick={end}>
            {text('auth.welcome.end_others', { count: others })}
          </Button>
        ) : null}
      </FormActions>
      {ending === 'done' ? (
        <p ref={told} tabIndex={-1} role="status">
          {text('auth.welcome.ended')}
        </p>
      ) : null}
      {ending === 'failed' ? <FormError>{text('auth.welcome.end_failed')}</FormError> : null}
    </>
  )
}
