import { createRef } from 'react'
import { settled } from '@parlour/vitest/settled'
import { waitFor } from '@parlour/vitest/wait-for'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { FloatingPanel, type FloatingPanelHandle } from './floating-panel.tsx'
import { startPlace } from './panel-place.ts'
import * as stories from './floating-panel.stories.tsx'

checkStories(stories)

const labels = { move: 'Move', resize: 'Size', minimise: 'Minimise', restore: 'Restore' }
const frame = <iframe title="Chat" sandbox="allow-scripts" srcDoc="Hello" />
afterEach(() => document.documentElement.removeAttribute('dir'))

const shown = async (props: Partial<Parameters<typeof FloatingPanel>[0]> = {}, width = 1440, height = 900) => {
  await page.viewport(width, height)
  const screen = await render(
    <FloatingPanel title="Chat room" labels={labels} {...props}>
      {props.children ?? frame}
    </FloatingPanel>,
  )
  const panel = screen.container.querySelector<HTMLDialogElement>('.p-floating')!
  // A window that is still becoming its size starts the panel's animation again.
  await settled()
  const box = () => {
    const { left, top, right, bottom, width: wide, height: high } = panel.getBoundingClientRect()
    return { left, top, right, bottom, width: wide, height: high }
  }
  return { screen, panel, box }
}

const drag = (target: Element, by: { x: number; y: number }) => {
  target.setPointerCapture = vi.fn()
  const fire = (type: string, x: number, y: number) =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x, clientY: y, pointerId: 1, button: 0 }))
  fire('pointerdown', 500, 500)
  fire('pointermove', 500 + by.x, 500 + by.y)
  return () => fire('pointerup', 500 + by.x, 500 + by.y)
}

test('[MOD-06] it begins 400 by 560 in the lower end corner, with a head of 56 px in #262743', async () => {
  const { panel, box } = await shown()
  expect(box()).toMatchObject({ right: 1416, bottom: 876, width: 400, height: 560 })
  const head = panel.querySelector('.p-floating__head')!
  expect(head.getBoundingClientRect().height).toBe(56)
  expect(getComputedStyle(head).backgroundColor).toBe('rgb(38, 39, 67)')
})

test('[MOD-06] its head moves it, and it never leaves the window; the place is told once, when it is let go', async () => {
  const onPlace = vi.fn()
  const { panel, box } = await shown({ onPlace })
  const letGo = drag(panel.querySelector('.p-floating__head')!, { x: -5000, y: -100 })
  await waitFor(() => expect(box()).toMatchObject({ left: 8, bottom: 776 }))
  expect(onPlace).not.toHaveBeenCalled()
  letGo()
  await waitFor(() => expect(onPlace).toHaveBeenCalledExactlyOnceWith({ ...startPlace, inline: 1032, block: 124 }))
})

test('[MOD-06] a corner sizes it; the frame takes no pointer meanwhile and is not loaded again', async () => {
  const { panel, box } = await shown()
  const inner = panel.querySelector('iframe')
  const letGo = drag(panel.querySelector('[data-corner="start-start"]')!, { x: -60, y: -40 })
  await waitFor(() => expect(box()).toMatchObject({ right: 1416, bottom: 876, width: 460, height: 600 }))
  expect(getComputedStyle(panel.querySelector('.p-floating__body')!).pointerEvents).toBe('none')
  letGo()
  await waitFor(() => expect(getComputedStyle(panel.querySelector('.p-floating__body')!).pointerEvents).toBe('auto'))
  expect(panel.querySelector('iframe')).toBe(inner)
})

test('[MOD-06] it closes by a button of its own, where somebody is told', async () => {
  const onClose = vi.fn()
  const { screen } = await shown({ onClose, labels: { ...labels, close: 'Close' } })
  await screen.getByRole('button', { name: 'Close' }).click()
  expect(onClose).toHaveBeenCalledOnce()
  await screen.rerender(
    <FloatingPanel title="Chat room" labels={labels}>
      {frame}
    </FloatingPanel>,
  )
  await expect.element(screen.getByRole('button', { name: 'Close' })).not.toBeInTheDocument()
})

test('[MOD-06] what it holds may have it minimised; the focus goes to the chip', async () => {
  const panel = createRef<FloatingPanelHandle>()
  const { screen } = await shown({ ref: panel })
  panel.current?.minimise()
  await expect.element(screen.getByRole('button', { name: 'Restore' })).toHaveFocus()
})

test('a smaller window pushes it inside; in a larger one it stands where it was left', async () => {
  const { box } = await shown({ place: { ...startPlace, inline: 700, block: 200 } })
  await page.viewport(900, 600)
  await waitFor(() => expect(box()).toEqual({ left: 8, top: 8, right: 408, bottom: 568, width: 400, height: 560 }))
  await page.viewport(1440, 900)
  await waitFor(() => expect(box()).toMatchObject({ right: 740, bottom: 700 }))
})

test('from right to left it begins at the left, and arrows still mean what they show', async () => {
  document.documentElement.dir = 'rtl'
  const onPlace = vi.fn()
  const { screen, box } = await shown({ onPlace })
  expect(box().left).toBe(24)
  ;(screen.getByRole('button', { name: 'Move' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(onPlace).toHaveBeenCalledWith({ ...startPlace, inline: 40 })
  await waitFor(() => expect(box().left).toBe(40))
})

test('from right to left the rail stands at the right', async () => {
  document.documentElement.dir = 'rtl'
  const { panel, box } = await shown({ tabs: [{ id: 'a', label: 'Everybody', icon: 'A' }], tab: 'a' })
  expect(Math.round(panel.querySelector('.p-floating__rail')!.getBoundingClientRect().right)).toBe(
    Math.round(box().right) - 1,
  )
})

test('minimised it is a chip 44 px high, and what it holds stays loaded', async () => {
  const onPlace = vi.fn()
  const { screen, panel } = await shown({ onPlace })
  const inner = panel.querySelector('iframe')
  await userEvent.click(screen.getByRole('button', { name: 'Minimise' }))
  const chip = screen.getByRole('button', { name: 'Restore' })
  await expect.element(chip).toHaveFocus()
  expect(chip.element().getBoundingClientRect().height).toBe(44)
  expect(onPlace).toHaveBeenCalledWith({ ...startPlace, minimised: true })
  await userEvent.click(chip)
  await expect.element(screen.getByRole('dialog', { name: 'Chat room' })).toBeVisible()
  expect(panel.querySelector('iframe')).toBe(inner)
})

test('on a phone it is a whole sheet that keeps the page out of reach, and it cannot be moved', async () => {
  const { screen, panel, box } = await shown({}, 412, 823)
  expect(box()).toMatchObject({ left: 0, top: 0, width: 412, height: 823 })
  expect(panel.matches(':modal')).toBe(true)
  expect(screen.getByRole('button', { name: 'Move' }).query()).toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Restore' })).toHaveFocus()
})

test('opening it on a desktop leaves the focus where it is', async () => {
  await page.viewport(1440, 900)
  const screen = await render(<input aria-label="Search" />)
  ;(screen.getByRole('textbox').element() as HTMLElement).focus()
  await screen.rerender(
    <>
      <input aria-label="Search" />
      <FloatingPanel title="Chat room" labels={labels}>
        {frame}
      </FloatingPanel>
    </>,
  )
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  expect(document.activeElement?.tagName).not.toBe('DIALOG')
  expect(document.activeElement?.closest('dialog')).toBeNull()
})
