import { forfeitBonus, listBonuses } from '@parlour/api-client/endpoints'
import { FakeRefusal } from '@parlour/api-client/testing'
import { someBonus } from '@parlour/member/testing'
import type { Meta } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { answers } from './answers.ts'
import { fromTheRight, onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Member: bonuses',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/member/bonusDetails', person: 'member' },
} satisfies Meta<SiteScreenProps>
export default meta

const ask: NonNullable<ScreenStory['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Give up this bonus/ }))
}
const confirm: NonNullable<ScreenStory['play']> = async (context) => {
  await ask(context)
  await context.userEvent.click(await screen.findByRole('button', { name: /^Give up ₱/ }))
}

export const Filled: ScreenStory = {}
export const Phone: ScreenStory = { globals: onPhone }
export const Asking: ScreenStory = { play: ask }
export const AskingOnAPhone: ScreenStory = { play: ask, globals: onPhone }
export const GivenUp: ScreenStory = { play: confirm }
export const Refused: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(forfeitBonus, () => {
        throw new FakeRefusal('bonus.forfeit.changed')
      }),
  },
  play: confirm,
}
export const LongNames: ScreenStory = {
  args: {
    server: (server) => {
      const bonus = someBonus(answers.at)
      const title = 'The very first Saturday of the harvest festival, second deposit'
      server.answer(listBonuses, ({ state }) => ({
        list: [
          { ...bonus, title, ...(state === 'open' ? {} : { state: 'lapsed', endedAt: bonus.time, forfeit: null }) },
        ],
        totalCount: 1,
        totalPages: 1,
      }))
    },
  },
}
export const LongNamesOnAPhone: ScreenStory = { ...LongNames, globals: onPhone }
export const FromTheRight: ScreenStory = { globals: fromTheRight }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }
export const DemoAccount: ScreenStory = { args: { person: 'demo' } }
