import { RefusedError, UnreachedError } from '@parlour/api-client'
import failures from '@parlour/i18n/messages/EN.json'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { useProblem } from '../index.ts'

const refused = (code: string, kind: 'invalid' | 'throttled' = 'invalid') =>
  new RefusedError({
    endpoint: 'login',
    kind,
    requestId: '',
    code,
    serverMessage: null,
    value: null,
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
  ['a fault on our side, whatever else it is', new Error('odd'), failures['api.kind.server']],
] as const)('[API-04] a failed call says the sentence of %s', async (_, error, words) => {
  const screen = await renderScreen(<Said error={error} />)
  await expect.element(screen.getByText(words)).toBeVisible()
})
