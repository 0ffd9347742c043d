import { useState } from 'react'
import { settled } from '@parlour/vitest/settled'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Modal } from '../modal/modal.tsx'
import { Menu } from './menu.tsx'
import * as stories from './menu.stories.tsx'

checkStories(stories)

test('Enter opens the menu, arrows move, Escape closes and the focus returns', async () => {
  const screen = await render(
    <Menu
      label="My account"
      trigger={<button type="button">Me</button>}
      items={[
        { id: 'a', label: 'Wallet', onSelect: vi.fn() },
        { id: 'b', label: 'Log out' },
      ]}
    />,
  )
  const trigger = screen.getByRole('button', { name: 'Me' })
  ;(trigger.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menuitem', { name: 'Wallet' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(trigger).toHaveFocus()
})

test('[HDR-06] a head that leads somewhere is the first row, one that does not is passed', async () => {
  const head = {
    label: 'My account',
    head: <p>Linh</p>,
    trigger: <button type="button">Me</button>,
    items: [{ id: 'a', label: 'Wallet' }],
  }
  const screen = await render(<Menu {...head} headHref="/me" />)
  await userEvent.click(screen.getByRole('button', { name: 'Me' }))
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'Linh' })).toHaveFocus()
  await expect.element(screen.getByRole('menuitem', { name: 'Linh' })).toHaveAttribute('href', '/me')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'Wallet' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await screen.rerender(<Menu {...head} />)
  await userEvent.click(screen.getByRole('button', { name: 'Me' }))
  await expect.element(screen.getByRole('menuitem')).toHaveTextContent('Wallet')
})

test('a menu that a key has loaded goes to its first row, one that the mouse has loaded stays on the panel', async () => {
  const Late = () => {
    const [wanted, want] = useState(false)
    const trigger = (
      <button type="button" onClick={() => want(true)}>
        Me
      </button>
    )
    return wanted ? (
      <Menu defaultOpen label="My account" trigger={trigger} items={[{ id: 'a', label: 'Wallet' }]} />
    ) : (
      trigger
    )
  }
  const byKey = await render(<Late />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(byKey.getByRole('menuitem', { name: 'Wallet' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(byKey.getByRole('button', { name: 'Me' })).toHaveFocus()
  await byKey.unmount()
  const byMouse = await render(<Late />)
  await byMouse.getByRole('button', { name: 'Me' }).click()
  await expect.element(byMouse.getByRole('menu')).toHaveFocus()
})

test('rows are 44 px high, and from right to left the panel keeps to the end of its button', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await page.viewport(1440, 900)
  const screen = await render(
    <div style={{ display: 'grid', justifyItems: 'end', padding: 40 }}>
      <Menu
        defaultOpen
        label="My account"
        trigger={<button type="button">Me</button>}
        items={[{ id: 'a', label: 'Wallet' }]}
      />
    </div>,
  )
  const panel = screen.getByRole('menu').element()
  await settled()
  expect(screen.getByRole('menuitem').element().getBoundingClientRect().height).toBe(44)
  expect(Math.round(panel.getBoundingClientRect().left)).toBe(
    Math.round(screen.getByRole('button', { name: 'Me' }).element().getBoundingClientRect().left),
  )
})

test('in a modal its items can be pressed', async () => {
  const onSelect = vi.fn()
  const menu = (
    <Menu label="More" trigger={<button type="button">More</button>} items={[{ id: 'a', label: 'Copy', onSelect }]} />
  )
  const screen = await render(
    <Modal open name="receipt" title="Receipt" closeLabel="Close" onClose={vi.fn()}>
      {menu}
    </Modal>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Copy' }))
  expect(onSelect).toHaveBeenCalledOnce()
})
