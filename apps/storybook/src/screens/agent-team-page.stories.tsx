import { setDownlineRebate } from '@parlour/api-client/endpoints'
import { FakeRefusal } from '@parlour/api-client/testing'
import type { Meta } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { fromTheRight, onPhone, screenMeta, shows, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'
import { answerTeam } from './team-answers.ts'

const path = '/agent/downlineManagmentView'
const meta = {
  ...screenMeta,
  title: 'Screens/Agent: team management',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path, person: 'agent' },
} satisfies Meta<SiteScreenProps>
export default meta

const long = (text: string) => `${text}_of_the_whole_archipelago`

/** Presses a button of the panel, and waits for the window that it opens. */
const opens =
  (button: string, window: RegExp): NonNullable<ScreenStory['play']> =>
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: button }))
    await screen.findByRole('dialog', { name: window })
  }

export const Filled: ScreenStory = { play: shows(/^Direct members$/, 'table') }
export const Phone: ScreenStory = { globals: onPhone }
export const FromTheRight: ScreenStory = { globals: fromTheRight }
export const TeamOfAMember: ScreenStory = { args: { path: `${path}?upline=aprilsol22` } }
export const TeamOfAMemberOnAPhone: ScreenStory = { ...TeamOfAMember, globals: onPhone }
export const Searched: ScreenStory = { args: { path: `${path}?account=tess` } }
export const Member: ScreenStory = {
  args: { path: `${path}?open=aprilsol22` },
  play: shows(/^aprilsol22$/, 'dialog'),
}
export const MemberOnAPhone: ScreenStory = { ...Member, globals: onPhone }
export const MemberFromTheRight: ScreenStory = { ...Member, globals: fromTheRight }
export const Rates: ScreenStory = { ...Member, play: opens('Set rates', /^Rates of/) }
export const RatesRefused: ScreenStory = {
  args: {
    path: `${path}?open=aprilsol22`,
    server: (server) =>
      server.answer(setDownlineRebate, () => {
        throw new FakeRefusal('agent.rate.outside', { value: { productType: 'LIVE' } })
      }),
  },
  play: opens('Set rates', /^Rates of/),
}
export const Transfer: ScreenStory = { ...Member, play: opens('Transfer money', /^Transfer money to/) }
export const Promote: ScreenStory = {
  args: { path: `${path}?open=noel.v` },
  play: opens('Make an agent', /^Make noel\.v an agent/),
}
export const Tree: ScreenStory = { args: { path: `${path}?tab=tree` }, play: shows(/^Tree$/, 'tree') }
export const TreeOnAPhone: ScreenStory = { ...Tree, globals: onPhone }
export const LongNames: ScreenStory = {
  args: { server: (server) => answerTeam(server, Date.UTC(2026, 10, 20), long) },
}
export const LongNamesOnAPhone: ScreenStory = { ...LongNames, globals: onPhone }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const NoTree: ScreenStory = { args: { path: `${path}?tab=tree`, condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }
export const TreeFailing: ScreenStory = { args: { path: `${path}?tab=tree`, condition: 'error' } }
