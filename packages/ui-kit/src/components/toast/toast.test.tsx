import type { Toast } from './toast.ts'
import { settled } from '@parlour/vitest/settled'
import { waitFor } from '@parlour/vitest/wait-for'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { ToastItem } from './toast-item.tsx'
import { ToastProvider, useToast } from './toast-provider.tsx'
import * as stories from './toast.stories.tsx'

checkStories(stories)

const Buttons = ({ toast }: { toast: Toast }) => {
  const { show } = useToast()
  return (
    <button type="button" onClick={() => show(toast)}>
      Say
    </button>
  )
}

const said = async (toast: Toast) => {
  const screen = await render(
    <ToastProvider label="Messages" closeLabel="Close">
      <Buttons toast={toast} />
    </ToastProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Say' }))
  return screen
}

test('an error is announced and stays until it is closed', async () => {
  const screen = await said({ tone: 'bad', text: 'The network dropped.' })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The network dropped.')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

const timed = async (toast: Toast) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const onGone = vi.fn()
  const screen = await render(<ToastItem toast={toast} closeLabel="Close" onGone={onGone} />)
  return {
    onGone,
    box: screen.container.querySelector('.p-toast')!,
    close: screen.getByRole('button', { name: 'Close' }).element() as HTMLElement,
  }
}

test('good news goes after 5 s', async () => {
  const good = await timed({ tone: 'ok', text: 'Done.' })
  vi.advanceTimersByTime(4999)
  expect(good.onGone).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(good.onGone).toHaveBeenCalledOnce()
})

test('an error does not go by itself', async () => {
  const bad = await timed({ tone: 'bad', text: 'Failed.' })
  vi.advanceTimersByTime(60_000)
  expect(bad.onGone).not.toHaveBeenCalled()
})

test('it stays while the mouse is on it or the focus in it, and counts afresh when both have left', async () => {
  const { onGone, box, close } = await timed({ text: 'Balance updating.' })
  close.focus()
  box.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  box.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }))
  await waitFor(() => expect(document.activeElement).toBe(close))
  vi.advanceTimersByTime(60_000)
  expect(onGone).not.toHaveBeenCalled()
  close.blur()
  await waitFor(() => {
    vi.advanceTimersByTime(5000)
    expect(onGone).toHaveBeenCalled()
  })
})

test.each([
  ['ltr', 1440, 'right', 1424],
  ['rtl', 1440, 'left', 16],
  ['ltr', 412, 'right', 396],
] as const)('%s at %i px: its %s edge is at %i', async (direction, width, side, at) => {
  document.documentElement.dir = direction
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await page.viewport(width, 823)
  const screen = await said({ tone: 'bad', text: 'The network dropped.' })
  await expect.element(screen.getByRole('alert')).toBeVisible()
  const toast = screen.getByRole('alert').element()
  vi.useRealTimers()
  await settled()
  const box = toast.getBoundingClientRect()
  expect(box[side]).toBe(at)
  expect(width < 768 ? 823 - box.bottom : box.top).toBe(72)
})
