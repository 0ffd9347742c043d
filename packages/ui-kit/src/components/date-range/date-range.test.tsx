import { composeStories } from '@storybook/react-vite'
import { createElement } from 'react'
import { settled } from '@parlour/vitest/settled'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Modal } from '../modal/modal.tsx'
import { RangePanel } from './range-panel.tsx'
import * as stories from './date-range.stories.tsx'

checkStories(stories)

const { BesideATitle, Button, Field, WithSteps } = composeStories(stories)
const words = { prevMonth: 'Before', nextMonth: 'Next', chooseFrom: 'First day', chooseTo: 'Last day' }
const panel = { locale: 'en-GB', today: '2025-08-14', words, onValue: vi.fn() }

test('days can be hit on 44 px, their cells are 40 high', async () => {
  await page.viewport(1440, 900)
  const screen = await render(
    <div style={{ width: 336 }}>
      <RangePanel {...panel} />
    </div>,
  )
  const day = screen.getByRole('button', { name: 'Thursday, 14 August 2025' }).element()
  expect(day.getBoundingClientRect().height).toBe(44)
  expect(day.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
  expect(getComputedStyle(day, '::before').height).toBe('40px')
})

test('two presses make a range, in either order', async () => {
  const onValue = vi.fn()
  const screen = await render(<RangePanel {...panel} onValue={onValue} />)
  await userEvent.click(screen.getByRole('button', { name: 'Tuesday, 12 August 2025' }))
  expect(onValue).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Monday, 4 August 2025' }))
  expect(onValue).toHaveBeenCalledWith({ from: '2025-08-04', to: '2025-08-12' })
})

test('right-to-left, the left arrow goes on a day', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const screen = await render(<RangePanel {...panel} />)
  ;(screen.getByRole('button', { name: 'Thursday, 14 August 2025' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(screen.getByRole('button', { name: 'Friday, 15 August 2025' })).toHaveFocus()
})

test('keys stop at the limits, a day outside takes no press, Shift and Page Up go back a year', async () => {
  const onValue = vi.fn()
  const screen = await render(<RangePanel {...panel} onValue={onValue} max="2025-08-14" />)
  const last = screen.getByRole('button', { name: 'Thursday, 14 August 2025' })
  ;(last.element() as HTMLElement).focus()
  await userEvent.keyboard('{PageDown}')
  await expect.element(last).toHaveFocus()
  const after = screen.getByRole('button', { name: 'Friday, 15 August 2025' })
  await expect.element(after).toHaveAttribute('aria-disabled', 'true')
  ;(after.element() as HTMLElement).click()
  await expect.element(screen.getByText('First day')).toBeVisible()
  ;(last.element() as HTMLElement).focus()
  await userEvent.keyboard('{Shift>}{PageUp}{/Shift}')
  await expect.element(screen.getByRole('button', { name: 'Wednesday, 14 August 2024' })).toHaveFocus()
})

test('a range is the same in every time zone of the visitor', async () => {
  const screen = await render(<RangePanel {...panel} value={{ from: '2025-08-01', to: '2025-08-14' }} />)
  const chosen = screen.container.querySelectorAll('[aria-selected="true"]')
  expect([...chosen].map((cell) => cell.textContent)).toEqual(
    Array.from({ length: 14 }, (_, index) => String(index + 1)),
  )
})

test('on a phone it is a sheet over the whole width, with the presets in it', async () => {
  await page.viewport(390, 844)
  const screen = await render(createElement(BesideATitle))
  await userEvent.click(screen.getByRole('button', { name: /Period/ }))
  const sheet = screen.getByRole('dialog', { name: 'Period' })
  await expect.element(sheet).toBeVisible()
  expect(sheet.element().getBoundingClientRect().width).toBe(390)
  await expect.element(screen.getByRole('button', { name: '7 days' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: /Period/ })).toHaveFocus()
})

test('the button is 44 high; Escape closes and gives the focus back', async () => {
  await page.viewport(1440, 900)
  const screen = await render(createElement(Button))
  const button = screen.getByRole('button', { name: /Period/ })
  expect(button.element().getBoundingClientRect().height).toBe(44)
  await userEvent.click(button)
  await expect.element(screen.getByRole('grid')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('grid')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('as a field it is named by its label and what is chosen', async () => {
  await page.viewport(1440, 900)
  const screen = await render(createElement(Field))
  await expect.element(screen.getByRole('button', { name: /^Period 1\s?–\s?14 Aug 2025$/ })).toBeVisible()
})

test('in a modal its days can be chosen', async () => {
  await page.viewport(1440, 900)
  const screen = await render(
    <Modal open name="statement" title="Statement" closeLabel="Close" onClose={vi.fn()}>
      {createElement(Field)}
    </Modal>,
  )
  await userEvent.click(screen.getByRole('button', { name: /^Period/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Tuesday, 12 August 2025' }))
  await expect.element(screen.getByText('Choose the last day')).toBeVisible()
})

test('in a modal that still moves in it opens beside its button and stays there', async () => {
  await page.viewport(1440, 900)
  const screen = await render(
    <Modal open name="statement" title="Statement" closeLabel="Close" onClose={vi.fn()}>
      {createElement(Field)}
    </Modal>,
  )
  const button = screen.getByRole('button', { name: /^Period/ }).element() as HTMLElement
  button.click()
  await expect.element(screen.getByRole('grid')).toBeInTheDocument()
  await settled()
  const pop = screen.getByRole('dialog', { name: 'Period' }).element().getBoundingClientRect()
  expect(Math.round(pop.left)).toBe(Math.round(button.getBoundingClientRect().left))
  expect(pop.bottom).toBeLessThanOrEqual(900)
})

test('[MEM-04] one press shows the period before; where there is none after, the button goes no further', async () => {
  const screen = await render(createElement(WithSteps))
  const later = screen.getByRole('button', { name: 'The 14 days after' })
  await expect.element(later).toHaveAttribute('aria-disabled', 'true')
  ;(later.element() as HTMLElement).click()
  await expect.element(screen.getByRole('button', { name: /^Period: .*Aug/ })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'The 14 days before' }))
  await expect.element(screen.getByRole('button', { name: /^Period: .*Jul/ })).toBeVisible()
})

test('at a limit the button of the month keeps the focus and goes no further', async () => {
  const screen = await render(<RangePanel {...panel} min="2025-07-10" max="2025-08-14" />)
  const before = screen.getByRole('button', { name: 'Before' })
  await userEvent.click(before)
  await expect.element(screen.getByText('July 2025', { exact: true })).toBeVisible()
  await expect.element(before).toHaveAttribute('aria-disabled', 'true')
  await expect.element(before).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('July 2025', { exact: true })).toBeVisible()
})
