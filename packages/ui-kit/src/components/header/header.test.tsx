import type { ReactNode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { IconBell, IconList } from '../../icons/index.ts'
import { mark } from '../../testing/shell.tsx'
import { BalancePill } from '../balance-pill/balance-pill.tsx'
import { PillAction } from '../balance-pill/pill-action.tsx'
import { Brand } from '../brand/brand.tsx'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Header } from './header.tsx'
import * as stories from './header.stories.tsx'

checkStories(stories)

const header = (
  <Header
    label="Categories"
    brand="vesper"
    nav={[{ id: 'slots', label: 'Slots', href: '/slots', current: true }]}
    title="Slots"
    end={<button type="button">Log in</button>}
    wideEnd="Withdraw"
  />
)

test.each([
  [1440, 64, true],
  [1099, 64, false],
  [412, 56, false],
])('at %i px it is %i px high, and the categories are there: %s', async (width, height, categories) => {
  await page.viewport(width, 900)
  const screen = await render(header)
  expect(screen.getByRole('banner').element().clientHeight + 1).toBe(height)
  expect(screen.getByRole('navigation', { name: 'Categories' }).query() !== null).toBe(categories)
  expect(screen.getByText('Withdraw').query()?.checkVisibility()).toBe(width >= 768)
})

test('it stays where it is when the page is scrolled, with a hairline and without a shadow', async () => {
  await page.viewport(1440, 900)
  const screen = await render(
    <div>
      {header}
      <div style={{ height: 3000 }} />
    </div>,
  )
  window.scrollTo(0, 800)
  onTestFinished(() => window.scrollTo(0, 0))
  const bar = screen.getByRole('banner').element()
  expect(bar.getBoundingClientRect().top).toBe(0)
  expect([getComputedStyle(bar).boxShadow, getComputedStyle(bar).borderBlockEndWidth]).toEqual(['none', '1px'])
})

test.each([1440, 412])(
  '[HDR-02] a button that comes after the first paint moves nothing at %i px: its place is there',
  async (width) => {
    await page.viewport(width, 900)
    const at = (bell: ReactNode) => (
      <Header
        brand="vesper"
        nav={[]}
        label="Categories"
        endWide={<IconButton label="Search" icon={<IconList />} />}
        end={
          <>
            <span className="p-header__later">{bell}</span>
            <button type="button">Log in</button>
          </>
        }
      />
    )
    const screen = await render(at(null))
    const places = () =>
      [...screen.container.querySelectorAll('button:not([aria-label="Notices"])')].map(
        (element) => element.getBoundingClientRect().x,
      )
    const first = places()
    await screen.rerender(at(<IconButton label="Notices" icon={<IconBell />} />))
    await expect.element(screen.getByRole('button', { name: 'Notices' })).toBeVisible()
    expect(places()).toEqual(first)
  },
)

test('[LOG-06] what a server drew for guests does not show where somebody is logged in, and keeps its place', async () => {
  onTestFinished(() => {
    delete document.documentElement.dataset.session
  })
  await page.viewport(1440, 900)
  const screen = await render(
    <Header
      brand="vesper"
      nav={[]}
      label="Categories"
      end={
        <div className="p-header__drawn">
          <button type="button">Log in</button>
        </div>
      }
    />,
  )
  const login = screen.getByText('Log in')
  await expect.element(login).toBeVisible()
  document.documentElement.dataset.session = 'member'
  await expect.element(login).not.toBeVisible()
  expect(login.element().getBoundingClientRect().width).toBeGreaterThan(0)
})

test('from right to left the brand begins at the right', async () => {
  onTestFinished(() => {
    document.documentElement.dir = 'ltr'
  })
  document.documentElement.dir = 'rtl'
  await page.viewport(1440, 900)
  const { container } = await render(header)
  expect(container.querySelector('.p-header__brand')?.getBoundingClientRect().right).toBeGreaterThan(1380)
})

test('[HDR-07] places that a language leaves no room for are out of sight and out of the Tab order, and come back with the room', async () => {
  await page.viewport(1440, 900)
  const nav = Array.from({ length: 20 }, (_, at) => ({ id: `${at}`, label: `A long category ${at}`, href: `/${at}` }))
  const { container } = await render(<Header label="Categories" brand="vesper" nav={nav} end="Log in" />)
  const links = [...container.querySelectorAll<HTMLElement>('.p-header__place')]
  await expect.poll(() => links.at(-1)?.inert).toBe(true)
  expect(links[0]?.inert).toBe(false)
  expect(links.filter((link) => !link.inert).every((link) => link.getBoundingClientRect().bottom <= 65)).toBe(true)
  container.querySelector<HTMLElement>('.p-header')?.style.setProperty('inline-size', '4000px')
  await expect.poll(() => links.some((link) => link.inert)).toBe(false)
})

test.each([412, 360, 320])(
  '[HDR-03] at %i px burger, balance, deposit, bell and account stand beside each other, none over another',
  async (width) => {
    await page.viewport(width, 700)
    const nothing = () => undefined
    const pill = (
      <BalancePill
        label="Balance"
        sum="₱4,821.50"
        note="now, all wallets"
        updatingText=""
        toggleLabel="Hide"
        refreshLabel="Refresh"
        onToggle={nothing}
        onRefresh={nothing}
        action={<PillAction href="/deposit">Deposit</PillAction>}
      />
    )
    const icon = (label: string) => <IconButton label={label} icon={<IconBell />} />
    const screen = await render(
      <Header
        label="Categories"
        brand={<Brand href="/" label="Vesper, home" mark={mark} name="vesper" />}
        start={<IconButton label="Menu" icon={<IconList />} />}
        end={
          <>
            {pill}
            {icon('Bell')}
            {icon('Account')}
          </>
        }
      />,
    )
    const bar = screen.getByRole('banner').element()
    expect(bar.scrollWidth).toBeLessThanOrEqual(width)
    const parts = [
      ...bar.querySelectorAll('.p-header__start, .p-header__brand, .p-pill, .p-header__end > .p-icon-button'),
    ]
      .map((part) => part.getBoundingClientRect())
      .filter((box) => box.width > 0)
    for (const [index, box] of parts.entries()) expect(box.left).toBeGreaterThanOrEqual(parts[index - 1]?.right ?? 0)
  },
)

test('[HDR-02] at 320 px burger, brand, bell and two buttons of eleven characters fit', async () => {
  await page.viewport(320, 640)
  const screen = await render(
    <Header
      label="Categories"
      brand={<Brand href="/" label="Vesper, home" mark={mark} name="vesper" />}
      start={<IconButton label="Menu" icon={<IconList />} />}
      end={
        <>
          <IconButton label="Bell" icon={<IconBell />} />
          <Button>Mag-log in</Button>
          <Button variant="primary">Mag-sign up</Button>
        </>
      }
    />,
  )
  expect(screen.getByRole('banner').element().scrollWidth).toBeLessThanOrEqual(320)
  expect(
    screen.getByRole('button', { name: 'Mag-sign up' }).element().getBoundingClientRect().right,
  ).toBeLessThanOrEqual(320)
})
