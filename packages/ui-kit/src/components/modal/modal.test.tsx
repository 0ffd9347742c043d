import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Modal } from './modal.tsx'
import * as stories from './modal.stories.tsx'

checkStories(stories)

const Page = ({ onClose = vi.fn(), locked = false }: { onClose?: () => void; locked?: boolean }) => {
  const [open, setOpen] = useState(false)
  const close = () => { onClose(); setOpen(false) }
  return (
    <div style={{ height: 4000, paddingTop: 1500 }}>
      <button type="button" onClick={() => setOpen(true)}>Open</button>
      <Modal open={open} name="notice" title="Notice" closeLabel="Close" onClose={close} locked={locked}>
        <label>Name <input /></label>
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
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished))
  const { left, width, bottom } = dialog.getBoundingClientRect()
  expect([left, width, Math.round(bottom)]).toEqual([0, 412, 800])
})
