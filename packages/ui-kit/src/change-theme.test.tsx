import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button, changeTheme } from './index.ts'
import './styles/index.css'

const frame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve)
  })
const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)

test('[HDR-02] a theme is there in one frame: nothing glides from its colours to those of the other', async () => {
  document.documentElement.dataset.theme = 'dark'
  const screen = await render(<Button>Log in</Button>)
  const colour = () => getComputedStyle(screen.getByRole('button').element()).color
  const before = colour()
  changeTheme('light')
  await frame()
  await frame()
  expect(document.documentElement.dataset.theme).toBe('light')
  expect(running()).toEqual([])
  const after = colour()
  expect(after).not.toBe(before)
  await expect.poll(() => document.getAnimations()).toEqual([])
  expect(colour()).toBe(after)
  document.documentElement.dataset.theme = 'dark'
})

test('a part of the page may have a theme of its own', async () => {
  const screen = await render(
    <section data-theme="dark">
      <Button>Log in</Button>
    </section>,
  )
  const part = screen.container.querySelector('section') as HTMLElement
  const whole = document.documentElement.dataset.theme
  changeTheme('light', part)
  expect([part.dataset.theme, document.documentElement.dataset.theme]).toEqual(['light', whole])
})
