import { createFakeServer } from '@parlour/api-client/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { ClosedScreen } from '../index.ts'

const show = (props: ComponentProps<typeof ClosedScreen>) =>
  render(
    <Surroundings server={createFakeServer()} messages={messages}>
      <ClosedScreen {...props} />
    </Surroundings>,
  )

test('[SYS-16] maintenance stands instead of the site, says when it ends, and leads to somebody', async () => {
  const screen = await show({
    state: 'maintenance',
    until: Date.UTC(2026, 0, 15, 6, 30),
    brand: <a href="/">Vesper</a>,
    foot: 'From 21 on',
    contact: <a href="/contact">Contact us</a>,
  })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'System Maintenance' })).toBeVisible()
  await expect.element(screen.getByText(/We expect to be back at about .*Jan 15, 2026/)).toBeVisible()
  for (const words of ['Vesper', 'From 21 on']) await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Contact us' })).toBeVisible()
  expect(await axeFindings(screen.container)).toEqual([])
})

test('[SYS-16] an end that nobody knows is not promised, and there is no button without a way', async () => {
  const screen = await show({ state: 'maintenance', until: null })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(screen.getByText(/We expect/)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

test('[SYS-17] a restriction names the address and the country that the server sees', async () => {
  const screen = await show({
    state: 'restricted',
    location: { ip: '203.0.113.7', country: 'SG', countryName: 'Singapore' },
    contact: <a href="/contact">Contact us</a>,
  })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Restriction of Visit' })).toBeVisible()
  for (const words of ['203.0.113.7', 'Singapore']) await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Contact us' })).toBeVisible()
  expect(await axeFindings(screen.container)).toEqual([])
})

test('[SYS-17] what the server does not know is said to be unknown', async () => {
  const screen = await show({ state: 'restricted' })
  await expect.element(screen.getByText('unknown').first()).toBeVisible()
  expect(screen.getByText('unknown').all()).toHaveLength(2)
})

test('[SYS-18] looking again asks once at a time, and says that nothing has changed', async () => {
  let answer: (error?: Error) => void = () => undefined
  const onRetry = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        answer = (error) => (error ? reject(error) : resolve())
      }),
  )
  const screen = await show({ state: 'maintenance', onRetry })
  const button = screen.getByRole('button', { name: 'Look again' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await button.click({ force: true })
  expect(onRetry).toHaveBeenCalledOnce()
  answer()
  await expect
    .element(screen.getByRole('status').filter({ hasText: 'Still closed. We looked just now.' }))
    .toBeVisible()
  await button.click()
  answer(new Error('offline'))
  await expect.element(screen.getByText('Check your connection, then try again.')).toBeVisible()
})
