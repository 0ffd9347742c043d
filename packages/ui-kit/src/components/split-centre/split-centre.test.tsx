import { settled } from '@parlour/vitest/settled'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { SplitCentre } from './split-centre.tsx'
import * as stories from './split-centre.stories.tsx'

checkStories(stories)

const centre = (shows: 'list' | 'page', onClose = () => undefined as void) => (
  <SplitCentre
    label="Member centre"
    head="Linh Trần"
    groups={[[{ id: 'wallet', label: 'My wallet', icon: null, href: '#wallet' }]]}
    title="My wallet"
    shows={shows}
    backHref="#list"
    backLabel="Back to the list"
    closeLabel="Close"
    skipLabel="Skip to the page"
    onClose={onClose}
  >
    ₱ 4,821.50 <input aria-label="Amount" />
  </SplitCentre>
)
const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()

test('from 768 on it leaves 40 px of the page above, with a menu of 264 and a page of at most 1096', async () => {
  await page.viewport(1600, 900)
  await render(centre('list'))
  await settled()
  expect(box('.p-centre__sheet').top).toBe(40)
  expect(box('.p-centre__menu').width).toBe(264)
  expect(box('.p-centre__body').width).toBe(1096)
  await expect.element(page.getByRole('main', { name: 'My wallet' })).toBeVisible()
})

test('from right to left the menu stands at the right', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => {
    document.documentElement.dir = 'ltr'
  })
  await page.viewport(1600, 900)
  await render(centre('page'))
  expect(box('.p-centre__menu').right).toBe(box('.p-centre__sheet').right)
})

test('[BEY-27] on a phone it is a list, or one page with a way back to the list', async () => {
  await page.viewport(412, 823)
  const screen = await render(centre('list'))
  await expect.element(page.getByRole('navigation', { name: 'Member centre' })).toBeVisible()
  expect(page.getByRole('main').elements()).toHaveLength(0)
  await screen.rerender(centre('page'))
  await expect.element(page.getByRole('main')).toBeVisible()
  expect(page.getByRole('navigation').elements()).toHaveLength(0)
  await expect.element(page.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '#list')
})

test('it takes the focus as a group that is named: by its page, or by the menu where a phone shows that alone', async () => {
  await page.viewport(1600, 900)
  const screen = await render(centre('page'))
  await expect.element(page.getByRole('group', { name: 'My wallet' })).toHaveFocus()
  await page.viewport(412, 823)
  await screen.rerender(centre('list'))
  await expect.element(page.getByRole('group', { name: 'Member centre' })).toHaveFocus()
})

test('[BEY-27] Escape leads out of a field that is written in, and only then closes', async () => {
  await page.viewport(1600, 900)
  const onClose = vi.fn()
  await render(centre('page', onClose))
  await page.getByRole('textbox', { name: 'Amount' }).fill('700')
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).not.toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('[BEY-27] the first stop of the keyboard leads past the menu to the title of the page', async () => {
  await page.viewport(1600, 900)
  await render(centre('page'))
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('link', { name: 'Skip to the page' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'My wallet' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
})
