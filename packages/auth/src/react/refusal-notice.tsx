import { useApi } from '@parlour/api-client/react'
import { countdownText } from '@parlour/i18n'
import { useFormat } from '@parlour/i18n/react'
import { FormError, Live, VisuallyHidden } from '@parlour/ui-kit'
import { useState } from 'react'
import type { Refusal } from '../index.ts'
import { useAuthText } from './use-auth-text.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

const half = 43_200

/**
 * What a refusal says while it asks to wait: read out once with the time it began with, and counted down for the eyes.
 */
function WaitNotice({ refusal, until }: { refusal: Refusal; until: number }) {
  const text = useAuthText()
  const format = useFormat()
  const { clock } = useApi()
  const seconds = useSecondsLeft(until)
  const [first] = useState(() => Math.ceil((until - clock.now()) / 1000))
  const at = first > half ? format.dateTime(until) : format.time(until)
  const own =
    refusal.messageId && refusal.messageId !== 'auth.error.TOO_MANY_REQUESTS'
      ? text.maybe(refusal.messageId, refusal.values)
      : null
  const say = (left: number): string => {
    const time = countdownText(left)
    if (own) return `${own} ${text('auth.wait.again', { time })}`
    return refusal.triesLeft === 0 ? text('auth.wait.locked', { at, time }) : text('auth.wait.tries', { time })
  }
  return (
    <>
      <Live>{seconds === 0 ? text('auth.wait.over') : ''}</Live>
      {seconds === 0 ? null : (
        <FormError>
          <VisuallyHidden>{say(first)}</VisuallyHidden>
          <span aria-hidden="true">{say(seconds)}</span>
        </FormError>
      )}
    </>
  )
}

/** Why a try did not go through, read out at once; nothing where the trouble stands beside a field. */
export function RefusalNotice({ refusal }: { refusal: Refusal }) {
  const text = useAuthText()
  const { messageId, serverMessage, values, retryAt } = refusal
  if (!messageId) return null
  if (retryAt !== null) return <WaitNotice key={retryAt} refusal={refusal} until={retryAt} />
  return <FormError>{serverMessage ?? text.maybe(messageId, values)}</FormError>
}
