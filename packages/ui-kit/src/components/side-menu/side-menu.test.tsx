import type { ReactNode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { IconHeadset, IconX } from '../../icons/index.ts'
import { menuGroups, menuTail } from '../../testing/shell.tsx'
import { SocialLinks } from '../social-links/social-links.tsx'
import type { SideMenuItem } from './side-menu-item.ts'
import { SideMenu } from './side-menu.tsx'
import * as stories from './side-menu.stories.tsx'

checkStories(stories)

const menu = async () => {
  await page.viewport(1440, 900)
  return render(
    <div style={{ width: 232 }}>
      <SideMenu label="Places" groups={menuGroups()} />
    </div>,
  )
}

test('a mouse that rests on a row opens its sub-list and closes it when it leaves', async () => {
  const screen = await menu()
  await userEvent.hover(screen.getByRole('link', { name: 'Slots' }))
  await expect.element(screen.getByRole('link', { name: 'All slots 1,284' })).toBeVisible()
  await userEvent.hover(screen.getByRole('link', { name: 'Points shop' }))
  await expect.element(screen.getByRole('link', { name: 'All slots 1,284' })).not.toBeInTheDocument()
})

test('Enter opens the sub-list and goes into it; Escape closes it and comes back', async () => {
  const screen = await menu()
  const row = screen.getByRole('link', { name: 'Slots' })
  ;(row.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('link', { name: 'All slots 1,284' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{Escape}')
  await expect.element(row).toHaveFocus()
  await expect.element(row).toHaveAttribute('aria-expanded', 'false')
})

test('[SIDE-03] what comes after the first paint moves nothing: a list of a row, the channels below', async () => {
  await page.viewport(1440, 900)
  const service = { id: 'service', label: 'Tulong sa kostumer', icon: <IconHeadset />, href: '/help' }
  const sub = { links: [{ id: 'chat', label: 'Chat', href: '/chat' }] }
  const channels = <SocialLinks label="Channels" links={[{ id: 'x', label: 'X', href: '/x', icon: <IconX /> }]} />
  const at = (item: SideMenuItem, foot: ReactNode) => (
    <div style={{ width: 232 }}>
      <SideMenu label="Places" groups={[[item]]} foot={<>{foot}</>} tail={menuTail} />
    </div>
  )
  const screen = await render(at({ ...service, subLater: true }, null))
  const places = () =>
    [...screen.container.querySelectorAll('.p-menu__label, .p-menu__tail')].map((element) =>
      JSON.stringify(element.getBoundingClientRect()),
    )
  const first = places()
  await screen.rerender(at({ ...service, sub }, channels))
  await expect.element(screen.getByRole('link', { name: 'X' })).toBeVisible()
  expect(places()).toEqual(first)
})

test('lottery and draws have no sub-list', async () => {
  const screen = await menu()
  for (const name of ['Lottery', 'Draws']) {
    await expect.element(screen.getByRole('link', { name })).not.toHaveAttribute('aria-expanded')
  }
})

test('a sub-list that a mouse opened closes when the mouse is elsewhere, even if the row is told nothing of it', async () => {
  const screen = await menu()
  await userEvent.hover(screen.getByRole('link', { name: 'Slots' }))
  await expect.element(screen.getByRole('link', { name: 'All slots 1,284' })).toBeVisible()
  document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  await expect.element(screen.getByRole('link', { name: 'All slots 1,284' })).not.toBeInTheDocument()
})

test('a mouse may go from the row into its sub-list, 440 px wide with rows of 52', async () => {
  const screen = await menu()
  await userEvent.hover(screen.getByRole('link', { name: 'Slots' }))
  const all = screen.getByRole('link', { name: 'All slots 1,284' })
  await userEvent.hover(all)
  await userEvent.hover(screen.getByRole('link', { name: 'Tessera' }))
  expect(
    [...screen.container.querySelectorAll('.p-menu__sub a')].map((link) => (link as HTMLElement).offsetHeight),
  ).toEqual(Array.from({ length: 10 }, () => 52))
  expect(screen.container.querySelector<HTMLElement>('.p-menu__sub')?.offsetWidth).toBe(440)
})

test.each([
  ['open', 232],
  ['collapsed', 72],
] as const)('rows of the %s menu are at least 44 px high, whatever the height of the window', async (state, width) => {
  for (const height of [700, 900, 1200]) {
    await page.viewport(1440, height)
    const screen = await render(
      <div style={{ width, height: '100vh' }}>
        <SideMenu label="Places" groups={menuGroups()} collapsed={state === 'collapsed'} />
      </div>,
    )
    const rows = [...screen.container.querySelectorAll<HTMLElement>('.p-menu__row')].map((row) => row.offsetHeight)
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(44)
    await screen.unmount()
  }
})

test('[CON-03] the tab of the current place is #ff947a, at the edge where reading begins', async () => {
  const screen = await menu()
  const row = screen.getByRole('link', { name: 'Home' }).element()
  expect(getComputedStyle(row, '::before').backgroundColor).toBe('rgb(255, 148, 122)')
  expect(getComputedStyle(row, '::before').left).toBe('-12px')
  onTestFinished(() => {
    document.documentElement.dir = 'ltr'
  })
  document.documentElement.dir = 'rtl'
  expect(getComputedStyle(row, '::before').right).toBe('-12px')
})

test('from right to left the left arrow opens the sub-list, and goes on to the next column in it', async () => {
  onTestFinished(() => {
    document.documentElement.dir = 'ltr'
  })
  document.documentElement.dir = 'rtl'
  const screen = await menu()
  ;(screen.getByRole('link', { name: 'Slots' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.container.querySelector('.p-menu__sub')).toBeNull()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(screen.getByRole('link', { name: 'All slots 1,284' })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(screen.container.querySelectorAll('.p-menu__sub a')[1])
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('link', { name: 'All slots 1,284' })).toHaveFocus()
})

test('[SIDE-03] a sub-list holds buttons beside links, and one that is pressed closes it', async () => {
  await page.viewport(1440, 900)
  const seen: string[] = []
  const sub = {
    links: [
      { id: 'chat', label: 'Chat room', onClick: () => seen.push('chat'), count: 3 },
      { id: 'help', label: 'Help', href: '#help' },
    ],
  }
  const screen = await render(
    <div style={{ width: 232 }}>
      <SideMenu
        label="Places"
        groups={[[{ id: 'service', label: 'Customer service', icon: null, href: '#service', sub }]]}
      />
    </div>,
  )
  screen.getByRole('link', { name: 'Customer service' }).element().focus()
  await userEvent.keyboard('{Enter}')
  const chat = screen.getByRole('button', { name: /Chat room/ })
  await expect.element(chat).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('link', { name: 'Help' })).toHaveFocus()
  await chat.click()
  expect(seen).toEqual(['chat'])
  await expect.element(chat).not.toBeInTheDocument()
})

test.each([
  ['open', 232],
  ['collapsed', 72],
] as const)(
  'the %s menu shows its last row at every height, and at 900 the collapsed one fits',
  async (state, width) => {
    for (const height of [600, 700, 900]) {
      await page.viewport(1440, height)
      const screen = await render(
        <div style={{ width, height: 'calc(100vh - 64px)' }}>
          <SideMenu label="Places" groups={menuGroups()} tail={menuTail} collapsed={state === 'collapsed'} />
        </div>,
      )
      const last = screen.getByRole('button', { name: 'Collapse' }).element().getBoundingClientRect()
      expect(last.bottom).toBeLessThanOrEqual(height - 64)
      const nav = screen.getByRole('navigation').element()
      if (height === 900 && state === 'collapsed') expect(nav.scrollHeight).toBeLessThanOrEqual(nav.clientHeight)
      await screen.unmount()
    }
  },
)
