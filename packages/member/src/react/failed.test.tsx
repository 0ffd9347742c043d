import { RefusedError } from '@parlour/api-client'
import { createFakeServer } from '@parlour/api-client/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import messages from '../../messages/EN.json'
import { Failed } from './failed.tsx'

const archived = (value: unknown) =>
  new RefusedError({ endpoint: 'listBets', kind: 'invalid', requestId: '', code: 'records.period.archived', serverMessage: null, value, status: 400, retryAfter: null } as never)
const show = (error: unknown) =>
  render(<Surroundings server={createFakeServer()} messages={{ ...failures, ...messages }}><Failed error={error} onRetry={() => undefined} /></Surroundings>)

test.each([
  ['that day, where the clock of the reader is that of the platform', new Date(2026, 9, 1).getTime(), 'Records are kept from Oct 1, 2026 on'],
  ['the first whole day of the reader', new Date(2026, 9, 1, 5).getTime(), 'Records are kept from Oct 2, 2026 on'],
] as const)('[HDR-05] records that are no longer kept say from which day on they are: %s', async (_, from, title) => {
  const screen = await show(archived({ from }))
  await expect.element(screen.getByText(title)).toBeVisible()
  await expect.element(screen.getByText(failures['api.code.records.period.archived'])).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('[HDR-05] a platform that does not name the day is asked again as ever', async () => {
  const screen = await show(archived(null))
  await expect.element(screen.getByText('This did not load')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
