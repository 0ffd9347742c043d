import { withMotion } from '@parlour/vitest/motion'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Modal } from './modal.tsx'
import * as stories from './modal.stories.tsx'

withMotion()

checkStories(stories)

const Page = ({ onClose = vi.fn(), locked = false }: { onClose?: () => void; locked?: boolean }) => {
  const [open, setOpen] = useState(false)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <div style={{ height: 4000, paddingTop: 1500 }}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal open={open} name="notice" title="Notice" closeLabel="Close" onClose={close} locked={locked}>
        <label>
          Name <input />
        </label>
      </Modal>
    </div>
  )
}

const opened = async (props: { onClose?: () => void; locked?: boolean } = {}) => {
  const screen = await render(<Page {...props} />)
  await page.viewport(1280, 800)
  window.scrollTo(0, 1400)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await expect.element(screen.getByRole('dialog', { name: 'Notice' })).toBeVisible()
  return screen
}

const settled = async (dialog: Element) => {
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished))
  return dialog.getBoundingClientRect()
}

test('[MOD-02] the page behind is frozen and keeps its scroll position; Escape closes and the focus returns', async () => {
  const screen = await opened()
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
  expect(window.scrollY).toBe(1400)
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(window.scrollY).toBe(1400)
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('[MOD-02] focus is trapped: Tab never reaches the page behind', async () => {
  const screen = await opened()
  const dialog = screen.getByRole('dialog').element()
  for (const key of ['{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
    await userEvent.keyboard(key)
    expect(document.activeElement === document.body || dialog.contains(document.activeElement)).toBe(true)
  }
})

test('[MOD-02] it closes on an outside click and on its close button, not on a click inside', async () => {
  const onClose = vi.fn()
  const screen = await opened({ onClose })
  await settled(screen.getByRole('dialog').element())
  await userEvent.click(screen.getByRole('textbox'))
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('dialog'), { position: { x: -60, y: -60 }, force: true })
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('[MOD-02] the close button is optional; a locked modal stays on Escape', async () => {
  const onClose = vi.fn()
  const screen = await opened({ onClose, locked: true })
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})

test('under 768 px it is a sheet at the bottom, with a grabber', async () => {
  const screen = await opened()
  await page.viewport(412, 800)
  const dialog = screen.getByRole('dialog').element()
  const { left, width, bottom } = await settled(dialog)
  expect([left, width, Math.round(bottom)]).toEqual([0, 412, 800])
})

test('[MOD-02] by default it is 200 px high at least, and its box follows the dimmed page after 100 ms', async () => {
  const screen = await opened()
  const dialog = screen.getByRole('dialog').element()
  expect(dialog.getAnimations().map(({ effect }) => effect?.getTiming().delay)).toContain(100)
  expect((await settled(dialog)).height).toBeGreaterThanOrEqual(200)
})

test('[MOD-02] a second click of a double click does not close what the first one opened', async () => {
  const onClose = vi.fn()
  const screen = await render(
    <Modal open name="notice" label="Notice" delay={60_000} onClose={onClose}>
      Hello
    </Modal>,
  )
  await userEvent.click(screen.getByRole('dialog'), { position: { x: -60, y: -60 }, force: true })
  expect(onClose).not.toHaveBeenCalled()
})

test.each([400, 560, 920, 1080] as const)('it is %i px wide where the window has room', async (width) => {
  await page.viewport(1280, 800)
  const screen = await render(
    <Modal open name="notice" label="Notice" width={width}>
      Hello
    </Modal>,
  )
  expect((await settled(screen.getByRole('dialog').element())).width).toBe(width)
})

const pull = (screen: Awaited<ReturnType<typeof opened>>, to: number, kind = 'pointerup') => {
  const dialog = screen.getByRole('dialog').element()
  const grabber = dialog.querySelector('.p-modal__grabber')!
  grabber.setPointerCapture = vi.fn()
  const fire = (type: string, clientY: number) =>
    grabber.dispatchEvent(new PointerEvent(type, { bubbles: true, clientY, pointerId: 1, button: 0 }))
  fire('pointerdown', 500)
  fire('pointermove', 500 + to)
  const moved = dialog instanceof HTMLElement ? dialog.style.transform : ''
  fire(kind, 500 + to)
  return moved
}

test('a sheet follows the finger; pulled far enough it closes, else it springs back', async () => {
  const onClose = vi.fn()
  const screen = await opened({ onClose })
  await page.viewport(412, 800)
  expect(pull(screen, 20)).toBe('translateY(20px)')
  expect(onClose).not.toHaveBeenCalled()
  expect(pull(screen, -40)).toBe('translateY(0px)')
  expect(pull(screen, 300, 'pointercancel')).toBe('translateY(300px)')
  expect(onClose).not.toHaveBeenCalled()
  pull(screen, 120)
  expect(onClose).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('the grabber is 44 px high, and only a sheet that may be closed has one', async () => {
  await page.viewport(412, 800)
  const free = await render(
    <Modal open name="notice" label="Notice" onClose={vi.fn()}>
      Hello
    </Modal>,
  )
  expect(free.container.querySelector('.p-modal__grabber')?.getBoundingClientRect().height).toBe(44)
  await free.rerender(
    <Modal open locked name="notice" label="Notice" onClose={vi.fn()}>
      Hello
    </Modal>,
  )
  expect(free.container.querySelector('.p-modal__grabber')).toBeNull()
})
