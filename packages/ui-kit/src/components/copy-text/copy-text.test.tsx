import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { CopyText } from './copy-text.tsx'
import * as stories from './copy-text.stories.tsx'

checkStories(stories)

const show = () =>
  render(<CopyText text="5f0d8a52-1001" shown="5f0d8a52" label="Copy the bet ID" copiedLabel="Copied" />)

test('the whole text is copied, a part of it shows, and the button is 44 px to press in a line of its own height', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await show()
  await expect.element(screen.getByText('5f0d8a52')).toBeVisible()
  const button = screen.getByRole('button', { name: 'Copy the bet ID' })
  const { width, height } = button.element().getBoundingClientRect()
  expect([width, height]).toEqual([44, 44])
  expect(screen.container.querySelector('.p-copy')?.getBoundingClientRect().height).toBeLessThan(32)
  await button.click()
  expect(write).toHaveBeenCalledExactlyOnceWith('5f0d8a52-1001')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Copied')
  write.mockRestore()
})

test('where the browser refuses, the whole text shows, focused and selected', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  const screen = await show()
  await screen.getByRole('button', { name: 'Copy the bet ID' }).click()
  const field = screen.getByRole('textbox', { name: 'Copy the bet ID' })
  await expect.element(field).toHaveValue('5f0d8a52-1001')
  await expect.element(field).toHaveFocus()
  const input = field.element() as HTMLInputElement
  expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe('5f0d8a52-1001')
  write.mockRestore()
})
