import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { TextField } from './text-field.tsx'
import * as stories from './text-field.stories.tsx'

checkStories(stories)

const edge = (container: Element) => {
  const { borderTopWidth, borderTopColor } = getComputedStyle(container.querySelector('.p-box') as Element, '::after')
  return [borderTopWidth, borderTopColor]
}
const color = (name: string) => {
  const probe = document.createElement('i')
  probe.style.color = `var(--color-${name})`
  document.body.append(probe)
  const value = getComputedStyle(probe).color
  probe.remove()
  return value
}

test('48 high with 16 px text; the edge says the state, the text stays t1', async () => {
  document.documentElement.dataset.theme = 'dark'
  const screen = await render(<TextField label="Name" />)
  expect(screen.container.querySelector('.p-box')?.getBoundingClientRect().height).toBe(48)
  const input = screen.getByRole('textbox')
  expect(getComputedStyle(input.element()).fontSize).toBe('16px')
  // The pointer stands where the test before left it.
  await userEvent.unhover(input)
  for (const [props, look] of [
    [{}, ['1px', color('edge')]],
    [{ good: 'Free' }, ['1px', color('ok')]],
    [{ error: 'Too short' }, ['2px', color('bad')]],
  ] as const) {
    await screen.rerender(<TextField label="Name" {...props} />)
    await expect.poll(() => edge(screen.container)).toEqual(look)
    expect(getComputedStyle(input.element()).color).toBe(color('t1'))
  }
  await screen.rerender(<TextField label="Name" />)
  await userEvent.click(input)
  await expect.poll(() => edge(screen.container)).toEqual(['2px', color('focus')])
})

test('the error takes the place of praise and hint', async () => {
  const screen = await render(<TextField label="Name" hint="Six letters" good="Free" error="Too short" />)
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('Too short')
  expect(screen.container.textContent).toBe('NameToo short')
})

test('right-to-left what stands at the end stands at the left', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const screen = await render(<TextField label="Name" end={<b>end</b>} />)
  expect(screen.getByText('end').element().getBoundingClientRect().left).toBeLessThan(
    screen.getByRole('textbox').element().getBoundingClientRect().left + 1,
  )
})
