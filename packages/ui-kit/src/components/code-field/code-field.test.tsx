import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { CodeField } from './code-field.tsx'
import { CodeRequestField } from './code-request-field.tsx'
import * as stories from './code-field.stories.tsx'
import * as requests from './code-request-field.stories.tsx'

checkStories(stories)
checkStories(requests)

const Kept = ({ first = '', onComplete }: { first?: string; onComplete?: (code: string) => void }) => {
  const [value, setValue] = useState(first)
  return <CodeField label="Code" value={value} onValue={setValue} onComplete={onComplete} />
}

test('six cells of 44 x 52, 8 px apart, over one input that takes codes from messages', async () => {
  await page.viewport(412, 823)
  const screen = await render(<Kept />)
  const cells = [...screen.container.querySelectorAll('.p-code__cell')].map((cell) => cell.getBoundingClientRect())
  expect(cells.map(({ width, height }) => [width, height])).toEqual(Array.from({ length: 6 }, () => [44, 52]))
  expect((cells[1]?.left ?? 0) - (cells[0]?.right ?? 0)).toBe(8)
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code')
})

test('the last digit completes the code, once', async () => {
  const onComplete = vi.fn()
  const screen = await render(<Kept onComplete={onComplete} />)
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.keyboard('482913')
  expect(onComplete.mock.calls).toEqual([['482913']])
})

test('a click on a cell aims at its digit, also right-to-left', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const screen = await render(<Kept first="482913" />)
  const cells = [...screen.container.querySelectorAll('.p-code__cell')]
  expect(cells[0]?.getBoundingClientRect().left).toBeLessThan(cells[5]?.getBoundingClientRect().left ?? 0)
  await userEvent.click(screen.getByRole('textbox'), { position: { x: 52 * 2 + 20, y: 26 } })
  await userEvent.keyboard('7')
  await expect.element(screen.getByRole('textbox')).toHaveValue('487913')
})

test('what is selected as a whole goes as a whole', async () => {
  const screen = await render(<Kept first="482913" />)
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}{Backspace}')
  await expect.element(screen.getByRole('textbox')).toHaveValue('')
})

test('the owner hears of focus, keys and blur', async () => {
  const heard: string[] = []
  const note = (name: string) => () => heard.push(name)
  await render(
    <CodeField
      label="Code"
      value=""
      onValue={vi.fn()}
      onFocus={note('focus')}
      onKeyDown={note('key')}
      onBlur={note('blur')}
    />,
  )
  await userEvent.keyboard('{Tab}{Tab}')
  expect(heard).toEqual(['focus', 'key', 'blur'])
})

test('[VAL-01] of a pasted message the code is taken; a text without one changes nothing, and completes nothing', async () => {
  const onComplete = vi.fn()
  const screen = await render(<Kept onComplete={onComplete} />)
  const input = screen.getByRole('textbox').element()
  const paste = (text: string) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }
  for (const text of ['Good for 10 minutes', '48291310', '4829']) paste(text)
  await expect.element(screen.getByRole('textbox')).toHaveValue('')
  paste('vesper: 482913 is your code. It is good for 10 minutes.')
  await expect.element(screen.getByRole('textbox')).toHaveValue('482913')
  expect(onComplete.mock.calls).toEqual([['482913']])
})

test('digits of other scripts are taken', async () => {
  const screen = await render(<Kept />)
  await userEvent.fill(screen.getByRole('textbox'), '\u0E54\u0E58\u0E52913')
  await expect.element(screen.getByRole('textbox')).toHaveValue('482913')
})

test('[REG-06] the button takes no press while the time runs, and one again after', async () => {
  const onSend = vi.fn()
  const field = { label: 'Code', sendLabel: 'Get code', againLabel: (time: string) => `Again in ${time}`, onSend }
  const screen = await render(<CodeRequestField {...field} secondsLeft={47} />)
  const button = screen.getByRole('button', { name: 'Again in 0:47' })
  ;(button.element() as HTMLElement).click()
  expect(onSend).not.toHaveBeenCalled()
  await screen.rerender(<CodeRequestField {...field} secondsLeft={59.4} sent="Sent to +84 91 234 56 78" />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Sent to +84 91 234 56 78')
  await expect.element(screen.getByRole('button', { name: 'Again in 1:00' })).toBeVisible()
  await screen.rerender(<CodeRequestField {...field} secondsLeft={0} />)
  await userEvent.click(screen.getByRole('button', { name: 'Get code' }))
  expect(onSend).toHaveBeenCalledOnce()
})

test('a button that is blocked leaves the field open', async () => {
  const field = {
    label: 'Code',
    sendLabel: 'Get code',
    againLabel: (time: string) => `Again in ${time}`,
    onSend: vi.fn(),
    secondsLeft: 0,
  }
  const screen = await render(
    <>
      <CodeRequestField {...field} />
      <CodeRequestField {...field} blocked />
      <CodeRequestField {...field} disabled />
    </>,
  )
  const [open, blocked, disabled] = [...screen.container.querySelectorAll('.p-box')].map(
    (box) => getComputedStyle(box).backgroundColor,
  )
  expect(blocked).toBe(open)
  expect(disabled).not.toBe(open)
})
