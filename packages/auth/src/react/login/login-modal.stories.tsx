import {
  getCaptcha,
  getCountries,
  getLocation,
  getMemberInfo,
  listPromotionOffers,
  login,
  loginDemo,
  sendLoginCode,
  verifyLogin,
} from '@parlour/api-client/endpoints'
import { FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { Button } from '@parlour/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { captchaDrawn, memberWire, sessionWire } from '../../testing/wire.ts'
import { useAuthText } from '../use-auth-text.ts'
import { useAuthWindow } from '../use-auth-window.ts'
import LoginModal, { type LoginModalProps } from './login-modal.tsx'

type Story = StoryObj<typeof LoginModal>
type Play = NonNullable<Story['play']>

function Entrance(props: LoginModalProps) {
  const text = useAuthText()
  const { open } = useAuthWindow()
  useEffect(() => open('login'), [open])
  return (
    <>
      <Button onClick={() => open('login')}>{text('auth.login.submit')}</Button>
      <LoginModal {...props} />
    </>
  )
}

const all = new Set(['MOBILEVERCODELOGIN3', 'FREEPLAY3', 'DIRECTREG3', 'CHNGPASSMAIL3', 'CHNGPASSVERIF3'])
const countries = {
  countries: [
    { countryCode: 'PH', countryDialingCode: '63' },
    { countryCode: 'VN', countryDialingCode: '84' },
    { countryCode: 'TH', countryDialingCode: '66' },
  ],
}

const terms = (wagerMultiple: number) => ({ wagerMultiple, validDays: 30, excludedCategories: [] })
const offers = [
  {
    promotionId: 102,
    promotionType: 'REFERRAL',
    amount: 150,
    requiredDeposit: 200,
    requiredStake: 1_000,
    terms: terms(50),
  },
  { promotionId: 101, promotionType: 'CASHBACK', percent: 3.5, terms: terms(1) },
]
const serve = (server: FakeServer) =>
  server
    .answer(login, sessionWire)
    .answer(getMemberInfo, memberWire)
    .answer(getCaptcha, captchaDrawn)
    .answer(getCountries, countries)
    .answer(getLocation, { country: 'PH' })
    .answer(listPromotionOffers, { list: offers })
    .answer(sendLoginCode, { expiredMinutes: 1 })
    .answer(loginDemo, sessionWire)

const refused = (code: string, options: ConstructorParameters<typeof FakeRefusal>[1] = {}) => ({
  server: (server: FakeServer) =>
    serve(server).answer(login, () => {
      throw new FakeRefusal(code, options)
    }),
})

/** Types a name and a password and presses Enter. */
const enter: Play = async ({ canvasElement, userEvent }) => {
  const page = within(canvasElement.ownerDocument.body)
  const form = (await page.findByRole('dialog')).querySelector('form')!
  await userEvent.type(form.querySelector('[name=username]')!, 'linhtran88')
  await userEvent.type(form.querySelector('[name=password]')!, 'marigold7{Enter}')
}

const meta: Meta<typeof LoginModal> = {
  title: 'Auth/Login modal',
  component: LoginModal,
  tags: ['!autodocs'],
  args: {
    flags: all,
    slogan: { currency: 'PHP' },
    art: <img src="/img/panels/login.svg" alt="" />,
  },
  render: (args) => <Entrance {...args} />,
  parameters: { server: serve },
}
export default meta

export const Default: Story = {}

/** Nothing but name and password: no registration, no message, no demo, no recovery. */
export const OnlyByName: Story = { args: { flags: new Set<string>() } }

export const ByMessage: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const [, sms] = await page.findAllByRole('radio')
    await userEvent.click(sms!)
    await waitFor(() => expect(page.getByRole('dialog').querySelector('[autocomplete=one-time-code]')).toBeVisible())
  },
}

export const WrongPassword: Story = {
  parameters: refused('login.credentials.invalid', { value: { captcha: false, triesLeft: 4 } }),
  play: enter,
}

export const WithCaptcha: Story = {
  parameters: refused('login.credentials.invalid', { value: { captcha: true, triesLeft: 2 } }),
  play: async (context) => {
    await enter(context)
    const page = within(context.canvasElement.ownerDocument.body)
    await expect((await page.findByRole('dialog')).querySelector('[name=username]')).toHaveValue('linhtran88')
  },
}

export const CaptchaFailed: Story = {
  parameters: {
    server: (server: FakeServer) =>
      refused('captcha.required', { value: { captcha: true } })
        .server(server)
        .fail('500', getCaptcha),
  },
  play: enter,
}

export const Locked: Story = {
  parameters: refused('TOO_MANY_REQUESTS', {
    status: 429,
    value: { captcha: true, triesLeft: 0 },
    headers: { 'Retry-After': '1740' },
  }),
  play: enter,
}

export const Closed: Story = { parameters: refused('us_forbidden_login_error'), play: enter }

export const NewPlace: Story = {
  parameters: {
    server: (server: FakeServer) =>
      refused('login_verify_required', { value: { loginTicket: 'ticket', target: '917****188', expirationTime: null } })
        .server(server)
        .answer(verifyLogin, sessionWire),
  },
  play: enter,
}

export const NewPlaceWrongCode: Story = {
  parameters: {
    server: (server: FakeServer) =>
      refused('login_verify_required', { value: { loginTicket: 'ticket', target: '917****188', expirationTime: null } })
        .server(server)
        .answer(verifyLogin, () => {
          throw new FakeRefusal('code.invalid')
        }),
  },
  play: async (context) => {
    await enter(context)
    const page = within(context.canvasElement.ownerDocument.body)
    await page.findByRole('button', { name: /^(Back|Bumalik)/ }).catch(() => undefined)
    const code = (await page.findByRole('dialog')).querySelector<HTMLInputElement>('[name=verificationCode]')
    if (code) await context.userEvent.type(code, '123456')
  },
}

export const Sending: Story = {
  parameters: { server: (server: FakeServer) => serve(server).delay(60_000, login) },
  play: enter,
}
export const Offline: Story = {
  parameters: { server: (server: FakeServer) => serve(server).fail('offline', login) },
  play: enter,
}
export const NoAnswer: Story = {
  parameters: { server: (server: FakeServer) => serve(server).fail('reset', login) },
  play: enter,
}
export const Busy: Story = { parameters: refused('system.busy', { status: 503 }), play: enter }
export const DemoRefused: Story = {
  parameters: {
    server: (server: FakeServer) =>
      serve(server).answer(loginDemo, () => {
        throw new FakeRefusal('TOO_MANY_REQUESTS', { status: 429, headers: { 'Retry-After': '47' } })
      }),
  },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const dialog = await page.findByRole('dialog')
    await userEvent.click(dialog.querySelector<HTMLElement>('.p-button[data-variant=text]')!)
    await expect((await within(dialog).findAllByRole('alert'))[0]).toBeInTheDocument()
  },
}
export const Thai: Story = {
  globals: { lang: 'TH' },
  parameters: refused('login.credentials.invalid', { value: { captcha: true, triesLeft: 2 } }),
  play: enter,
}
export const Vietnamese: Story = {
  globals: { lang: 'VI' },
  parameters: refused('login.credentials.invalid', { value: { captcha: true, triesLeft: 2 } }),
  play: enter,
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: refused('login.credentials.invalid', { value: { captcha: true, triesLeft: 2 } }),
  play: enter,
}
