import { RefusedError, UnreachedError } from '@parlour/api-client'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { Failed, type FailedProps } from '../index.ts'

const archived = (value: unknown) =>
  new RefusedError({
    endpoint: 'listBets',
    kind: 'invalid',
    requestId: '',
    code: 'records.period.archived',
    serverMessage: null,
    value,
    status: 400,
    retryAfter: null,
  } as never)

const show = async (props: Omit<FailedProps, 'onRetry'>) => {
  const onRetry = vi.fn()
  return { screen: await renderScreen(<Failed {...props} onRetry={onRetry} />), onRetry }
}

test('[API-04] what did not load says why, and is asked for again', async () => {
  const { screen, onRetry } = await show({
    error: new UnreachedError({ endpoint: 'listBets', kind: 'offline', requestId: '' }),
  })
  await expect.element(screen.getByText('This did not load')).toBeVisible()
  await expect.element(screen.getByText(failures['api.kind.offline'])).toBeVisible()
  expect(await axeFindings(screen.container)).toEqual([])
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})

test('[API-04] without a reason it names what did not load, and says to check the network', async () => {
  const { screen } = await show({ title: 'The rooms did not come' })
  await expect.element(screen.getByText('The rooms did not come')).toBeVisible()
  await expect.element(screen.getByText('Check the network and try again.')).toBeVisible()
})

test.each([
  [
    'that day, where the clock of the reader is that of the platform',
    new Date(2026, 9, 1).getTime(),
    'Records are kept from Oct 1, 2026 on',
  ],
  ['the first whole day of the reader', new Date(2026, 9, 1, 5).getTime(), 'Records are kept from Oct 2, 2026 on'],
] as const)('[HDR-05] records that are no longer kept say from which day on they are: %s', async (_, from, title) => {
  const { screen } = await show({ error: archived({ from }) })
  await expect.element(screen.getByText(title)).toBeVisible()
  await expect.element(screen.getByText(failures['api.code.records.period.archived'])).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('[HDR-05] a screen may say it in words of its own', async () => {
  const { screen } = await show({
    error: archived({ from: new Date(2026, 9, 1).getTime() }),
    keptTitle: (day) => `Figures start on ${day}`,
  })
  await expect.element(screen.getByText('Figures start on Oct 1, 2026')).toBeVisible()
})

test('[HDR-05] a platform that does not name the day is asked again as ever', async () => {
  const { screen } = await show({ error: archived(null) })
  await expect.element(screen.getByText('This did not load')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
