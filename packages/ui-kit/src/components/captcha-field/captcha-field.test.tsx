import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { CaptchaField } from './captcha-field.tsx'
import * as stories from './captcha-field.stories.tsx'

checkStories(stories)

test('a click on the picture asks for another; while it loads it takes no click', async () => {
  const onRenew = vi.fn()
  const field = { label: 'Captcha', pictureAlt: 'Four signs', renewLabel: 'Another picture', onRenew }
  const screen = await render(<CaptchaField {...field} picture="iVBORw0KGgo=" />)
  await userEvent.click(screen.getByRole('button', { name: 'Another picture' }))
  expect(onRenew).toHaveBeenCalledOnce()
  expect(screen.container.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,iVBORw0KGgo=')
  await screen.rerender(<CaptchaField {...field} loading />)
  await expect.element(screen.getByRole('button')).toBeDisabled()
})

test('[LOG-04] [REG-05] another picture is asked for at most once a second', async () => {
  const onRenew = vi.fn()
  const screen = await render(
    <CaptchaField
      label="Captcha"
      pictureAlt="Four signs"
      renewLabel="Another"
      onRenew={onRenew}
      picture="iVBORw0KGgo="
    />,
  )
  const button = screen.getByRole('button').element()
  const press = (time: number) => {
    const event = new MouseEvent('click', { bubbles: true })
    Object.defineProperty(event, 'timeStamp', { value: time })
    button.dispatchEvent(event)
  }
  for (const time of [5000, 5400, 5999, 6001, 6500]) press(time)
  expect(onRenew).toHaveBeenCalledTimes(2)
})

test('the skeleton has the size of the picture', async () => {
  const screen = await render(
    <CaptchaField label="Captcha" pictureAlt="Four signs" renewLabel="Another" onRenew={vi.fn()} loading />,
  )
  const { width, height } = (screen.container.querySelector('.p-skeleton') as Element).getBoundingClientRect()
  expect([width, height]).toEqual([120, 48])
})
