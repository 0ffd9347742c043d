import { answerDailySalaryOffer } from '@parlour/api-client/endpoints'
import { FakeRefusal } from '@parlour/api-client/testing'
import type { Meta } from '@storybook/react-vite'
import { screen, within } from 'storybook/test'
import { answerContracts } from './contract-answers.ts'
import { fromTheRight, onPhone, screenMeta, shows, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const path = '/agent/agentContracts'
const meta = {
  ...screenMeta,
  title: 'Screens/Agent: contracts',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path, person: 'agent' },
} satisfies Meta<SiteScreenProps>
export default meta

const waiting = { path: `${path}?open=7104` }
const loaded = shows(/^Accept the offer$/, 'button')
const accept: NonNullable<ScreenStory['play']> = async (context) => {
  await loaded(context)
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Accept the offer' }))
  await screen.findByRole('dialog', { name: 'Accept this contract?' })
}
const offer = { path: `${path}?tab=offer&account=aprilsol22` }
const editor = shows(/^Step 1$/, 'heading')

export const Filled: ScreenStory = {}
export const Phone: ScreenStory = { globals: onPhone }
export const FromTheRight: ScreenStory = { globals: fromTheRight }
export const Given: ScreenStory = { args: { path: `${path}?tab=given` } }
export const Preview: ScreenStory = { args: waiting, play: loaded }
export const PreviewOnAPhone: ScreenStory = { args: waiting, globals: onPhone, play: loaded }
export const PreviewFromTheRight: ScreenStory = { args: waiting, globals: fromTheRight }
export const Accept: ScreenStory = { args: waiting, play: accept }
export const Refused: ScreenStory = {
  args: {
    ...waiting,
    server: (server) =>
      server.answer(answerDailySalaryOffer, () => {
        throw new FakeRefusal('contract.offer.gone')
      }),
  },
  play: async (context) => {
    await accept(context)
    const asked = await screen.findByRole('dialog', { name: 'Accept this contract?' })
    await context.userEvent.click(within(asked).getByRole('button', { name: 'Accept the offer' }))
  },
}
export const TheirWish: ScreenStory = { args: { path: `${path}?tab=given&open=7203` } }
export const InForce: ScreenStory = { args: { path: `${path}?open=7102` } }
export const Rejected: ScreenStory = { args: { path: `${path}?open=7101` } }
export const Editor: ScreenStory = { args: offer, play: editor }
export const BesideAllGames: ScreenStory = { args: { path: `${offer.path}&category=FISH` }, play: editor }
export const EditorOnAPhone: ScreenStory = { args: offer, globals: onPhone, play: editor }
export const EditorFromTheRight: ScreenStory = { args: offer, globals: fromTheRight }
export const LongNames: ScreenStory = {
  args: {
    path: `${path}?tab=given`,
    server: (server) => answerContracts(server, Date.UTC(2026, 10, 20), (name) => `${name} of the whole archipelago`),
  },
}
export const LongNamesOnAPhone: ScreenStory = { ...LongNames, globals: onPhone }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }
