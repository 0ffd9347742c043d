import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Button } from './button.tsx'
import * as stories from './button.stories.tsx'

checkStories(stories)

test('a loading button keeps its width, says that it is busy and takes no click', async () => {
  const onClick = vi.fn()
  const screen = await render(<Button onClick={onClick}>Deposit</Button>)
  const button = screen.getByRole('button', { name: 'Deposit' })
  const width = button.element().getBoundingClientRect().width
  await screen.rerender(
    <Button onClick={onClick} loading>
      Deposit
    </Button>,
  )
  ;(button.element() as HTMLElement).click()
  expect(onClick).not.toHaveBeenCalled()
  expect(button.element().getBoundingClientRect().width).toBe(width)
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
})

test('the small button still has a hit area of 44 px', async () => {
  const screen = await render(<Button size="sm">Small</Button>)
  const { height } = screen.getByRole('button').element().getBoundingClientRect()
  expect(height).toBe(36)
  expect(
    Number.parseFloat(getComputedStyle(screen.getByRole('button').element(), '::after').height),
  ).toBeGreaterThanOrEqual(44)
})

test.each([
  ['sm', 36, 14],
  ['md', 44, 20],
  ['lg', 52, 28],
] as const)('%s is %i high with %i at the sides', async (size, height, side) => {
  const screen = await render(<Button size={size}>Deposit</Button>)
  const style = getComputedStyle(screen.getByRole('button').element())
  expect(screen.getByRole('button').element().getBoundingClientRect().height).toBe(height)
  expect(Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.borderInlineStartWidth)).toBe(side)
})

test('a long label wraps and is not cut', async () => {
  const screen = await render(
    <div style={{ inlineSize: 160 }}>
      <Button block>Magdeposito at kunin ang bonus sa unang deposito</Button>
    </div>,
  )
  const button = screen.getByRole('button').element()
  expect(button.getBoundingClientRect().height).toBeGreaterThan(60)
  expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
})

test('right-to-left the icon at the end stands at the left', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const screen = await render(<Button iconEnd={<svg data-testid="end" width="20" height="20" />}>Continue</Button>)
  expect(screen.getByTestId('end').element().getBoundingClientRect().left).toBeLessThan(
    screen.getByText('Continue').element().getBoundingClientRect().left,
  )
})
