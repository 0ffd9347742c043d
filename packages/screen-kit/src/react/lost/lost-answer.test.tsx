import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { UnreachedError } from '@parlour/api-client'
import { axeFindings } from '@parlour/vitest/axe'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { LostAnswer } from '../index.ts'

const show = async (read: () => Promise<string>, listed: boolean, mustForget = true) => {
  const forget = vi.fn()
  function List() {
    return <p>{useQuery({ queryKey: ['listDeposits', {}], queryFn: read, retry: false }).data}</p>
  }
  const screen = await renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <List />
      <LostAnswer effect={{ mustForget, forget }} {...(listed ? { listed: { name: 'listDeposits' } } : {})} />
    </QueryClientProvider>,
  )
  return { screen, forget }
}

test('[API-05] the list is read again before a lost call is given up', async () => {
  const read = vi.fn(async () => 'no deposit').mockResolvedValueOnce('none yet')
  const { screen, forget } = await show(read, true)
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/The answer got lost.*could do it twice/)
  await expect.element(screen.getByRole('button', { name: 'Start over' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Read the list again' }).click()
  await expect.element(screen.getByText('no deposit')).toBeVisible()
  expect(await axeFindings(screen.container)).toEqual([])
  await screen.getByRole('button', { name: 'Start over' }).click()
  expect(forget).toHaveBeenCalledOnce()
})

test('[API-05] a list that cannot be read gives nothing up, and says why', async () => {
  const offline = new UnreachedError({ endpoint: 'listDeposits', kind: 'offline', requestId: '' })
  const read = vi.fn(async (): Promise<string> => Promise.reject(offline)).mockResolvedValueOnce('none yet')
  const { screen } = await show(read, true)
  await expect.element(screen.getByText('none yet')).toBeVisible()
  await screen.getByRole('button', { name: 'Read the list again' }).click()
  await expect.element(screen.getByText(failures['api.kind.offline'])).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Start over' })).not.toBeInTheDocument()
})

test('[API-05] where no list shows the effect, it says so and offers to give up', async () => {
  const { screen, forget } = await show(async () => '', false)
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/no list shows it/)
  await screen.getByRole('button', { name: 'Start over' }).click()
  expect(forget).toHaveBeenCalledOnce()
})

test('[API-05] nothing stands there unless the call must be given up', async () => {
  const { screen } = await show(async () => '', true, false)
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})
