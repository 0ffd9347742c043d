import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { PaymentField, type PaymentFieldProps } from '../index.ts'

const show = (part: Partial<PaymentFieldProps>) =>
  renderScreen(
    <PaymentField
      name="password"
      value=""
      onChange={() => undefined}
      onBlur={() => undefined}
      issue={undefined}
      disabled={false}
      {...part}
    />,
  )

test('[MEM-05] the payment password is six hidden digits, and no browser offers to fill them in', async () => {
  const screen = await show({})
  const field = screen.getByLabelText(/^Payment password/)
  await expect.element(field).toHaveAttribute('type', 'password')
  await expect.element(field).toHaveAttribute('maxlength', '6')
  await expect.element(field).toHaveAttribute('inputmode', 'numeric')
  await expect.element(field).toHaveAttribute('autocomplete', 'off')
  expect(await axeFindings(screen.container)).toEqual([])
})

test.each([
  [{ issue: { field: 'password', code: 'required' } }, 'Write six digits.'],
  [{ issue: { field: 'password', code: 'server' }, refusal: 'It is locked.' }, 'It is locked.'],
  [{ issue: { field: 'password', code: 'server' } }, 'Write six digits.'],
] as const)('[MEM-05] with %j it says %j', async (part, words) => {
  const screen = await show(part)
  await expect.element(screen.getByText(words)).toBeVisible()
})
