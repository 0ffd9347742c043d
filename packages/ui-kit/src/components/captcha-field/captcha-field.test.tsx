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
