import { useState } from 'react'
import { waitFor } from '@parlour/vitest/wait-for'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Modal } from '../modal/modal.tsx'
import { SelectMenu } from './select-menu.tsx'
import * as stories from './select-menu.stories.tsx'

checkStories(stories)

const options = ['Amber', 'Basalt', 'Copper', 'Cobalt'].map((label) => ({
  value: label.toLowerCase(),
  label,
  disabled: label === 'Basalt',
}))

const Kept = ({ first = 'amber' }: { first?: string }) => {
  const [value, setValue] = useState<string>(first)
  return <SelectMenu label="Stone" closeLabel="Close" name="stone" options={options} value={value} onValue={setValue} />
}

test('rows are 40 px high and pass over what is disabled; a form gets the value', async () => {
  await page.viewport(1440, 900)
  const screen = await render(<Kept />)
  await userEvent.click(screen.getByRole('combobox'))
  const row = page.getByRole('option', { name: 'Basalt' })
  await expect.element(row).toBeVisible()
  expect(Math.round(row.element().getBoundingClientRect().height)).toBe(40)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(screen.getByRole('combobox')).toHaveTextContent('Copper')
  expect(screen.container.querySelector<HTMLInputElement>('input[type=hidden]')?.value).toBe('copper')
})

test('the arrow keys show by a ring which line they are on, not by its ground alone', async () => {
  const screen = await render(<Kept />)
  await userEvent.tab()
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('listbox')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  const ringOf = (name: string) => getComputedStyle(page.getByRole('option', { name }).element()).boxShadow
  await expect.poll(() => ringOf('Copper')).toMatch(/0px 0px 0px 2px inset$/)
  expect(ringOf('Amber')).toBe('none')
})

test('one letter again and again goes through the lines that begin so', async () => {
  const screen = await render(<Kept />)
  await userEvent.click(screen.getByRole('combobox'))
  await expect.element(page.getByRole('listbox')).toHaveFocus()
  await userEvent.keyboard('cc{Enter}')
  await expect.element(screen.getByRole('combobox')).toHaveTextContent('Cobalt')
})

test('in a modal the list is not inert, and Escape closes the list alone', async () => {
  const onClose = vi.fn()
  const screen = await render(
    <Modal open name="stones" title="Stones" closeLabel="Close window" onClose={onClose}>
      <Kept />
    </Modal>,
  )
  await userEvent.click(screen.getByRole('combobox'))
  await userEvent.click(page.getByRole('option', { name: 'Cobalt' }))
  await expect.element(screen.getByRole('combobox')).toHaveTextContent('Cobalt')
  await userEvent.click(screen.getByRole('combobox'))
  await expect.element(page.getByRole('listbox')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
})

test('the box opens and closes by clicks; a click outside closes', async () => {
  const screen = await render(
    <>
      <p>Elsewhere</p>
      <Kept />
    </>,
  )
  const box = screen.getByRole('combobox')
  await userEvent.click(box)
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await userEvent.click(box)
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await userEvent.click(box)
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await userEvent.click(screen.getByText('Elsewhere'))
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
})

test('on a phone the list is a sheet over the whole width with rows of 48 px', async () => {
  await page.viewport(412, 823)
  const screen = await render(<Kept />)
  await userEvent.click(screen.getByRole('combobox'))
  const sheet = page.getByRole('dialog', { name: 'Stone' })
  await expect.element(sheet).toBeVisible()
  await waitFor(() => {
    const { left, width, bottom } = sheet.element().getBoundingClientRect()
    expect([left, width, bottom]).toEqual([0, document.documentElement.clientWidth, 823])
  })
  expect(Math.round(page.getByRole('option', { name: 'Amber' }).element().getBoundingClientRect().height)).toBe(48)
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  await expect.element(sheet).not.toBeInTheDocument()
})

test('right-to-left the list hangs under the box with its tick at the left', async () => {
  await page.viewport(1440, 900)
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const screen = await render(
    <div style={{ inlineSize: 300 }}>
      <Kept />
    </div>,
  )
  await userEvent.click(screen.getByRole('combobox'))
  const row = page.getByRole('option', { name: 'Amber' })
  await expect.element(row).toBeVisible()
  const tick = row.element().querySelector('.p-listbox__tick')?.getBoundingClientRect()
  expect(tick?.left).toBeLessThan(row.element().getBoundingClientRect().left + 40)
})
