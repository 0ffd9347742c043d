import { listAnnouncements } from '@parlour/api-client/endpoints'
import { createFakeServer } from '@parlour/api-client/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import type { BannerGroup } from '../../index.ts'
import { SiteBanners } from '../index.ts'

const picture = '/favicon.ico'
const banner = (title: string, groupName: BannerGroup, part: object = {}) => ({
  title,
  groupName,
  url: picture,
  bannerId: title.length,
  ...part,
})

const show = async (group: BannerGroup, banners: object[]) => {
  const onOpen = vi.fn()
  const server = createFakeServer().answer(listAnnouncements, {
    player: [],
    promotion: [],
    popup: [],
    banners,
  } as never)
  const screen = await render(
    <Surroundings server={server} messages={messages}>
      <SiteBanners group={group} language="EN" origin={window.location.origin} onOpen={onOpen} />
    </Surroundings>,
  )
  return { screen, server, onOpen }
}

test('[BAN-01] only the banners of the group of this page are shown', async () => {
  const { screen } = await show('w_rng', [banner('Slots night', 'w_rng'), banner('Friday pays you back', 'w_home')])
  await expect.element(screen.getByRole('img', { name: 'Slots night' })).toBeInTheDocument()
  await expect.element(screen.getByRole('img', { name: 'Friday pays you back' })).not.toBeInTheDocument()
  expect(await axeFindings(screen.container)).toEqual([])
})

test('[BAN-01] a group without banners, or with a picture of another host, shows nothing', async () => {
  const { screen, server } = await show('w_fish', [banner('Stranger', 'w_fish', { url: 'https://evil.example/b.svg' })])
  await expect.poll(() => server.calls.length).toBe(1)
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument()
})

test.for([
  ['inside the site', { linkageType: 'URL', linkage: '/fish' }, { kind: 'path', path: '/fish' }],
  ['to a promotion', { linkageType: 'P', linkage: '101' }, { kind: 'promotion', id: '101' }],
  [
    'to a game',
    { linkageType: 'G', nodeId: 10_270, vendor: 'KRW' },
    { kind: 'game', nodeId: 10_270, vendor: 'KRW', roomId: null },
  ],
] as const)('[BAN-04] a banner leads %s', async ([, part, target]) => {
  const { screen, onOpen } = await show('w_home', [banner('Friday pays you back', 'w_home', part)])
  await screen.getByRole('button', { name: 'Friday pays you back' }).click()
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(target)
})

test('[BAN-04] a banner that leads outside is a link; one without a linkage type, or with a hostile one, is a picture', async () => {
  const { screen } = await show('w_home', [
    banner('Outside', 'w_home', { linkageType: 'URL', linkage: 'https://t.example/' }),
    banner('Plain', 'w_home'),
    banner('Hostile one', 'w_home', { linkageType: 'URL', linkage: 'javascript:alert(1)' }),
  ])
  await expect.element(screen.getByRole('link', { name: 'Outside' })).toHaveAttribute('href', 'https://t.example/')
  for (const name of ['Plain', 'Hostile one']) {
    await expect.element(screen.getByRole('img', { name })).toBeInTheDocument()
    for (const role of ['link', 'button'] as const)
      await expect.element(screen.getByRole(role, { name })).not.toBeInTheDocument()
  }
})
