import { changePaymentPassword, listSessions } from '@parlour/api-client/endpoints'
import { FakeRefusal } from '@parlour/api-client/testing'
import type { Meta } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { answers } from './answers.ts'
import { longName } from './long-names.ts'
import { fromTheRight, onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Member: my account',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/member/securityCenter', person: 'member' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Filled: ScreenStory = {}
/** A device that the member does not know is ended, and the password comes next. */
export const NotMe: ScreenStory = {
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: /^Not me:/ }, { timeout: 20_000 })),
}
/** The payment password of now is wrong: it is said at its field. */
export const Refused: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(changePaymentPassword, () => {
        throw new FakeRefusal('invalid.payment.pw', { value: { triesLeft: 4 } })
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the payment password' }))
    const dialog = await screen.findByRole('dialog')
    const passwords = ['135790', '246810', '246810']
    for (const [at, field] of [...dialog.querySelectorAll('input')].entries())
      await userEvent.type(field, passwords[at] ?? '')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(/4 more wrong tries/)
  },
}
export const PhoneNotMe: ScreenStory = { ...NotMe, globals: onPhone }
export const Phone: ScreenStory = { globals: onPhone }
export const PhoneList: ScreenStory = { args: { path: '/member' }, globals: onPhone }
export const LongNames: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(listSessions, {
        list: [
          {
            sessionId: 's1',
            network: '2001:db8:aaaa:bbbb:cccc:dddd:eeee',
            lastNetwork: '2001:db8:aaaa:bbbb:cccc:dddd:ffff',
            lastCountry: 'PH',
            browser: longName,
            system: longName.replaceAll(' ', ''),
            loginTime: answers.at,
            lastSeenTime: answers.at,
            current: true,
          },
        ],
        totalPages: 1,
      }),
  },
}
export const LongNamesOnAPhone: ScreenStory = { ...LongNames, globals: onPhone }
export const FromTheRight: ScreenStory = { globals: fromTheRight }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }
export const DemoAccount: ScreenStory = { args: { person: 'demo' } }
export const Guest: ScreenStory = { args: { person: 'guest' } }
