import {
  checkAffiliate,
  checkUsername,
  getRegistrationRules,
  register,
  sendRegisterCode,
} from '@parlour/api-client/endpoints'
import { FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { manilaRules, serveRegistration } from '../../testing/register-world.ts'
import { RegisterScreen } from './register-screen.tsx'

type Story = StoryObj<typeof RegisterScreen>
type Play = NonNullable<Story['play']>

const none = { affiliateCode: null, referralCode: null, domain: null }
const byName = new Set(['USERNAMEREG3', 'AFFMAN3'])
const byNumber = new Set(['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'AFFMAN3'])

const refusing = (
  call: typeof register | typeof checkAffiliate | typeof sendRegisterCode,
  code: string,
  value: unknown = null,
  status = 200,
) => ({
  server: (server: FakeServer) =>
    serveRegistration(server).answer(call as typeof register, () => {
      throw new FakeRefusal(code, { status, value })
    }),
})

const fieldOf = (root: HTMLElement, name: string) => root.querySelector<HTMLInputElement>(`[name=${name}]`)!

const fill: Play = async ({ canvasElement, userEvent }) => {
  await waitFor(() => expect(canvasElement.querySelector('form')).not.toBeNull())
  const texts = {
    username: 'linhtran88',
    payeeName: 'Linh Tran',
    password: 'marigold77',
    confirmPassword: 'marigold77',
  }
  for (const [name, text] of Object.entries(texts)) await userEvent.type(fieldOf(canvasElement, name), text)
  await userEvent.click(fieldOf(canvasElement, 'age'))
}

const send: Play = async (context) => {
  await fill(context)
  await context.userEvent.click(context.canvasElement.querySelector('[type=submit]')!)
}

const typeNumber: Play = async ({ canvasElement, userEvent }) => {
  await waitFor(() => expect(canvasElement.querySelector('.p-phone')).not.toBeNull())
  await userEvent.type(fieldOf(canvasElement, 'mobileNum'), '9175550142')
}

const meta: Meta<typeof RegisterScreen> = {
  title: 'Auth/Register screen',
  component: RegisterScreen,
  args: {
    flags: byName,
    referral: none,
    registerUrl: 'https://vesper.example/register',
    age: 21,
    onHome: () => undefined,
    onLogin: () => undefined,
    onDone: () => undefined,
    onTerms: () => undefined,
  },
  parameters: { server: serveRegistration },
}
export default meta

export const ByName: Story = {}

/** With the free name, the ticks of its rules and the strength of the password. */
export const Filled: Story = { play: fill }

export const ByNumber: Story = { args: { flags: new Set(['USERNAMEREG3', 'MOBILENUMREG3']) } }

export const ByNumberWithPassword: Story = { args: { flags: byNumber }, play: typeNumber }

export const CodeOnItsWay: Story = {
  args: { flags: byNumber },
  play: async (context) => {
    await typeNumber(context)
    const button = context.canvasElement.querySelector<HTMLElement>('.p-code-send')!
    await context.userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  },
}

export const CodeRefused: Story = {
  args: { flags: byNumber },
  parameters: refusing(sendRegisterCode, 'system.busy', null, 503),
  play: async (context) => {
    await typeNumber(context)
    await context.userEvent.click(context.canvasElement.querySelector('.p-code-send')!)
  },
}

export const WithCaptcha: Story = { args: { flags: new Set([...byName, 'CAPTCHA3']) } }

export const WithOffer: Story = {
  args: {
    flags: byNumber,
    offer: { amount: 100_000, currency: 'PHP', terms: 'Play money: it can be played, not withdrawn.' },
  },
}

export const Invited: Story = {
  args: { referral: { affiliateCode: 'MARCO7', referralCode: null, domain: 'vesper.example' } },
}

export const InvitedByDamagedLink: Story = {
  args: { referral: { ...none, damaged: { affiliateCode: 'MARCO 7' } } },
}

export const InvitedByNobody: Story = {
  args: { referral: { affiliateCode: 'NOBODY9', referralCode: null, domain: null } },
  parameters: refusing(checkAffiliate, 'register.affiliate.invalid'),
  play: send,
}

export const Empty: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('form')).not.toBeNull())
    await userEvent.click(canvasElement.querySelector('[type=submit]')!)
    await waitFor(() => expect(fieldOf(canvasElement, 'username')).toHaveFocus())
  },
}

export const NameTaken: Story = {
  parameters: {
    server: (server: FakeServer) =>
      serveRegistration(server).answer(checkUsername, () => {
        throw new FakeRefusal('register.username.taken')
      }),
  },
  play: fill,
}

export const FieldRefused: Story = {
  parameters: refusing(register, 'register.field.invalid', { field: 'payeeName', patternId: 21, min: 2, max: 80 }),
  play: send,
}
export const TooOften: Story = { parameters: refusing(register, 'TOO_MANY_REQUESTS', null, 429), play: send }
export const Sending: Story = {
  parameters: { server: (server: FakeServer) => serveRegistration(server).delay(60_000, register) },
  play: send,
}
export const Unsure: Story = {
  parameters: { server: (server: FakeServer) => serveRegistration(server).fail('reset', register) },
  play: send,
}
export const Offline: Story = {
  parameters: { server: (server: FakeServer) => serveRegistration(server).fail('offline', register) },
  play: send,
}
export const Loading: Story = {
  parameters: { server: (server: FakeServer) => serveRegistration(server).delay(60_000, getRegistrationRules) },
}
export const Unavailable: Story = {
  parameters: { server: (server: FakeServer) => serveRegistration(server).fail('500', getRegistrationRules) },
}

export const EveryField: Story = {
  args: { flags: new Set([...byNumber, 'REGMOBVERF3', 'CAPTCHA3']) },
  parameters: {
    server: (server: FakeServer) => {
      const more = { ...manilaRules.affiliateCode, enabled: true, patternId: 0, acceptedPattern: '*' }
      const names = [
        'idNumber',
        'qqNum',
        'line',
        'whatsapp',
        'zalo',
        'facebook',
        'wechat',
        'recommenderId',
        'referralCode',
      ]
      const day = {
        ...more,
        required: true,
        minLength: 10,
        maxLength: 10,
        acceptedPattern: '^\\d{4}-\\d{2}-\\d{2}$',
        patternId: 11,
      }
      const six = { ...more, required: true, minLength: 6, maxLength: 6, acceptedPattern: '^[0-9]+$', patternId: 6 }
      const rules = {
        ...manilaRules,
        email: { ...more, patternId: 3 },
        birthday: day,
        paymentPassword: six,
        ...Object.fromEntries(names.map((name) => [name, more])),
      }
      return serveRegistration(server).answer(getRegistrationRules, rules)
    },
  },
}

export const Phone: Story = { args: { flags: byNumber }, globals: { viewport: { value: 'phone', isRotated: false } } }
export const RightToLeft: Story = { args: { flags: byNumber }, globals: { dir: 'rtl' } }
export const Tagalog: Story = { args: { flags: byNumber }, globals: { lang: 'TY' } }
export const Thai: Story = { args: { flags: byNumber }, globals: { lang: 'TH' } }
export const Vietnamese: Story = { args: { flags: byNumber }, globals: { lang: 'VI' } }
