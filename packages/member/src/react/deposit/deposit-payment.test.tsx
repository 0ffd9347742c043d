import { createFakeServer } from '@parlour/api-client/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { someDeposit } from '../../testing/index.ts'
import { DepositPayment } from './deposit-payment.tsx'

const at = Date.UTC(2026, 0, 15, 12)
const longAddress = (data: number) => `https://pay.example/?data=${'x'.repeat(data)}`

const show = async (payUrl: string | null, more = {}) => {
  const onLookAgain = vi.fn()
  const screen = await render(
    <Surroundings server={createFakeServer()} messages={messages}>
      <DepositPayment
        order={{ ...someDeposit(at), payUrl, qrCode: null, ...more }}
        currency="PHP"
        origin="https://site.example"
        payOrigins={[]}
        onLookAgain={onLookAgain}
        newHref="#new"
        supportHref="#support"
      />
    </Surroundings>,
  )
  return { screen, onLookAgain }
}

test.each([null, 'javascript:alert(1)', 'http://pay.example/order/d1', longAddress(8_000)])(
  '[HDR-03] an order that can be paid neither by code nor by address leads on: %#',
  async (payUrl) => {
    const { screen, onLookAgain } = await show(payUrl)
    await expect.element(screen.getByText('The payment page cannot be opened')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Another way to pay' })).toHaveAttribute('href', '#new')
    await expect.element(screen.getByRole('link', { name: 'Write to support' })).toHaveAttribute('href', '#support')
    expect(await axeFindings(screen.container)).toEqual([])
    await screen.getByRole('button', { name: 'Look again' }).click()
    expect(onLookAgain).toHaveBeenCalledOnce()
  },
)

test.each(['https://pay.example/order/d1', longAddress(6_000)])(
  '[HDR-03] an order without a code is paid by its address, which can be opened and copied: %#',
  async (payUrl) => {
    const { screen } = await show(payUrl)
    await expect.element(screen.getByRole('link', { name: /^Open the payment page/ })).toHaveAttribute('href', payUrl)
    await expect.element(screen.getByRole('button', { name: 'Copy the address' })).toBeVisible()
    expect(screen.getByText('The payment page cannot be opened').elements()).toHaveLength(0)
  },
)

test('[HDR-03] a transfer has no payment page, and nothing says that one is missing', async () => {
  const { screen } = await show(null, { method: 'transfer' })
  await expect.element(screen.getByText(/^Open until/)).toBeVisible()
  expect(screen.getByText('The payment page cannot be opened').elements()).toHaveLength(0)
})

test('[HDR-03] an address of a payment page that is none is not offered', async () => {
  const { screen } = await show('javascript:alert(1)', { qrCode: '00020101021228' })
  await expect.element(screen.getByRole('img', { name: /^Payment code/ })).toBeVisible()
  expect(screen.getByRole('link').elements()).toHaveLength(0)
})
