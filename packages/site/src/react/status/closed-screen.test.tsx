import { createFakeServer } from '@parlour/api-client/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import axe from 'axe-core'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { ClosedScreen } from '../index.ts'

const show = (props: ComponentProps<typeof ClosedScreen>) =>
  render(
    <Surroundings server={createFakeServer()} messages={messages}>
      <ClosedScreen {...props} />
    </Surroundings>,
  )

test('[SYS-16] maintenance stands instead of the site', async () => {
  const screen = await show({ state: 'maintenance' })
  await expect.element(screen.getByText('System Maintenance')).toBeVisible()
  expect((await axe.run(screen.container)).violations).toEqual([])
})

test('[SYS-17] a restriction names the address and the country that the server sees', async () => {
  const screen = await show({ state: 'restricted', location: { ip: '203.0.113.7', country: 'SG', countryName: 'Singapore' } })
  await expect.element(screen.getByText('Restriction of Visit')).toBeVisible()
  await expect.element(screen.getByText(/Your address: 203\.0\.113\.7\. Your country: Singapore\./)).toBeVisible()
  expect((await axe.run(screen.container)).violations).toEqual([])
})

test('[SYS-17] what the server does not know is said to be unknown', async () => {
  const screen = await show({ state: 'restricted' })
  await expect.element(screen.getByText(/Your address: unknown\. Your country: unknown\./)).toBeVisible()
})
