import { getDomainRoutes } from '@parlour/api-client/endpoints'
import { createFakeServer } from '@parlour/api-client/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import type { Probe } from '../../index.ts'
import { SpeedTestModal } from '../index.ts'

const origin = 'https://www.vesper.example'
const other = 'https://vesper2.example'
const serving = (...domainList: string[]) => createFakeServer().answer(getDomainRoutes, { domainList })
const timed = (times: Readonly<Record<string, number>>) => vi.fn<Probe>(async (where) => times[where] ?? null)

const show = async (probe: Probe, server = serving('www.vesper.example', 'vesper2.example', 'vesper3.example')) => {
  const onClose = vi.fn()
  const screen = await render(
    <Surroundings server={server} messages={messages}>
      <SpeedTestModal origin={origin} probe={probe} onClose={onClose} />
    </Surroundings>,
  )
  return { screen, onClose, dialog: page.getByRole('dialog', { name: 'Speed test' }) }
}

test('[SIDE-08] each domain shows its time, one that does not answer says so, and the fastest is offered', async () => {
  const probe = timed({ [origin]: 84, [other]: 41 })
  const { dialog } = await show(probe)
  await expect
    .element(dialog.getByRole('link', { name: 'Go to vesper2.example' }))
    .toHaveAttribute('href', 'https://vesper2.example/')
  await expect
    .element(dialog.getByRole('group'))
    .toMatchTextContent(
      /www\.vesper\.example\s*84 ms You are here\s*vesper2\.example\s*41 ms\s+Fastest\s*vesper3\.example\s*Does not answer/,
    )
  expect(probe.mock.calls.map(([where]) => where)).toEqual([
    origin,
    origin,
    origin,
    other,
    other,
    other,
    'https://vesper3.example',
  ])
  await expect.poll(() => getComputedStyle(dialog.element()).opacity).toBe('1')
  expect(await axeFindings(dialog.element())).toEqual([])
})

test('[SIDE-08] speeds start at 0, and closing it ends the measuring', async () => {
  let signal: AbortSignal | undefined
  const { dialog, screen, onClose } = await show((_, ending) => {
    signal = ending
    return new Promise(() => undefined)
  })
  await expect
    .element(dialog.getByRole('group'))
    .toMatchTextContent(/www\.vesper\.example\s*0 ms.*vesper3\.example\s*0 ms/)
  await expect.element(dialog.getByRole('button', { name: 'Measuring' })).toHaveAttribute('aria-busy', 'true')
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(onClose).toHaveBeenCalledOnce()
  await screen.unmount()
  expect(signal?.aborted).toBe(true)
})

test('[SIDE-08] it can be measured again; on the fastest address there is nowhere to go', async () => {
  const times: Record<string, number> = {}
  const { dialog } = await show(timed(times))
  await expect.element(dialog.getByText(/No address answered/)).toBeVisible()
  times[origin] = 30
  await dialog.getByRole('button', { name: 'Measure again' }).click()
  await expect.element(dialog.getByText('You are on the fastest address already.')).toBeVisible()
  await expect.element(dialog.getByRole('link')).not.toBeInTheDocument()
})

test('[SIDE-08] without other addresses it says so; without a connection it can be asked again', async () => {
  const none = await show(timed({}), serving())
  await expect.element(none.dialog.getByText('No other address of this site is known')).toBeVisible()
  await none.screen.unmount()
  const server = serving('www.vesper.example').fail('offline')
  const { dialog } = await show(timed({ [origin]: 30 }), server)
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/This did not load/)
  server.heal()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByText('You are on the fastest address already.')).toBeVisible()
})
