import { createFakeServer } from '@parlour/api-client/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { socialLinks, type SocialLink } from '../../index.ts'
import { resource } from '../../testing/resources.ts'
import { SocialRow } from '../index.ts'

const show = (links: readonly SocialLink[]) =>
  render(
    <Surroundings server={createFakeServer()} messages={messages}>
      <SocialRow links={links} />
    </Surroundings>,
  )

test('[SIDE-06] each channel is a link with its name', async () => {
  const screen = await show(
    socialLinks(
      [resource('TELEGRAM', 'https://t.example/v'), resource('TWITTER', 'https://x.example/v')],
      window.location.origin,
    ),
  )
  await expect.element(screen.getByRole('list', { name: 'Our channels' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', 'https://t.example/v')
  await expect.element(screen.getByRole('link', { name: 'X (Twitter)' })).toHaveAttribute('href', 'https://x.example/v')
  expect(await axeFindings(screen.container)).toEqual([])
})

test('[SIDE-06] without channels there is no row', async () => {
  const screen = await show([])
  await expect.element(screen.getByRole('list')).not.toBeInTheDocument()
})
