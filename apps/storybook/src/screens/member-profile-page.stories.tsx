import { updateProfile } from '@parlour/api-client/endpoints'
import { FakeRefusal } from '@parlour/api-client/testing'
import type { Meta } from '@storybook/react-vite'
import { answerBlankProfile, answerFullProfile } from './profile-answers.ts'
import { fromTheRight, onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Member: profile',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/member/profile', person: 'member' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Filled: ScreenStory = {}
export const Phone: ScreenStory = { globals: onPhone }
export const Blank: ScreenStory = { args: { server: answerBlankProfile } }
export const LongNames: ScreenStory = { args: { server: answerFullProfile } }
export const LongNamesOnAPhone: ScreenStory = { ...LongNames, globals: onPhone }
export const Refused: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(updateProfile, () => {
        throw new FakeRefusal('member.age.low', { value: { field: 'birthday', years: 21 } })
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Birthday' }), '2015-05-31')
    await userEvent.click(canvas.getAllByRole('button', { name: 'Save' })[2] ?? document.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Save for good' }))
    await canvas.findByText(/too young/)
  },
}
export const FromTheRight: ScreenStory = { globals: fromTheRight }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }
export const DemoAccount: ScreenStory = { args: { person: 'demo' } }
