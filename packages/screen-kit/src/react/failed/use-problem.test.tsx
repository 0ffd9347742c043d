import { RefusedError, UnreachedError } from '@parlour/api-client'
import failures from '@parlour/i18n/messages/EN.json'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { useProblem } from '../index.ts'

const refused = (code: string, kind: 'invalid' | 'throttled' = 'invalid', value: unknown = null) =>
  new RefusedError({
    endpoint: 'login',
    kind,
    requestId: '',
    code,
    serverMessage: null,
    value,
    status: 200,
    retryAfter: kind === 'throttled' ? 2.4 : null,
  } as never)

const Said = ({ error }: { error: unknown }) => <p>{useProblem()(error)}</p>

test.each([
  ['its code', refused('captcha.required'), failures['api.code.captcha.required']],
  ['its kind, where the code has no words', refused('made.up'), failures['api.kind.invalid']],
  [
    'its kind, where nothing came',
    new UnreachedError({ endpoint: 'login', kind: 'offline', requestId: '' }),
    failures['api.kind.offline'],
  ],
  [
    'the tries that are left, where the platform says them',
    refused('invalid.payment.pw', 'invalid', { triesLeft: 3 }),
    'The payment password is wrong. After 3 more wrong tries your money cannot be moved for a while.',
  ],
  [
    'the end of a lock, where the platform says it',
    refused('payment.password.locked', 'invalid', { expirationTime: new Date(2026, 0, 15, 15, 45).getTime() }),
    /^The payment password was wrong too often\. Your money cannot be moved until Jan 15, 2026, 3:45 PM\.$/,
  ],
  ['a lock without an end', refused('payment.password.locked'), failures['api.code.payment.password.locked']],
  ['a fault on our side, whatever else it is', new Error('odd'), failures['api.kind.server']],
] as const)('[API-04] a failed call says the sentence of %s', async (_, error, words) => {
  const screen = await renderScreen(<Said error={error} />)
  await expect.element(screen.getByText(words)).toBeVisible()
})
