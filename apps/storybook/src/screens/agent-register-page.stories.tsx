import { createDownline } from '@parlour/api-client/endpoints'
import { FakeRefusal } from '@parlour/api-client/testing'
import type { Meta } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { answerRegister } from './register-answers.ts'
import { fromTheRight, onPhone, screenMeta, shows, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const path = '/agent/registerCenter'
const meta = {
  ...screenMeta,
  title: 'Screens/Agent: account registration',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path, person: 'agent' },
} satisfies Meta<SiteScreenProps>
export default meta

const links = { path: `${path}?tab=links` }
const loaded = shows(/^New link$/, 'button')
const open: NonNullable<ScreenStory['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Username' }), 'carlomnl')
  await userEvent.click(canvas.getByRole('button', { name: 'Open account' }))
}

export const Filled: ScreenStory = {}
export const Opened: ScreenStory = { play: open }
export const Refused: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(createDownline, () => {
        throw new FakeRefusal('agent.rate.outside', { value: { productType: 'LIVE' } })
      }),
  },
  play: open,
}
export const Phone: ScreenStory = { globals: onPhone }
export const FromTheRight: ScreenStory = { globals: fromTheRight }
export const Links: ScreenStory = { args: links, play: loaded }
export const LinksOnAPhone: ScreenStory = { args: links, globals: onPhone, play: loaded }
export const LinksFromTheRight: ScreenStory = { args: links, globals: fromTheRight }
export const LongNames: ScreenStory = {
  args: {
    ...links,
    server: (server) => answerRegister(server, Date.UTC(2026, 10, 20), (name) => `${name} of the whole archipelago`),
  },
  play: loaded,
}
export const LongNamesOnAPhone: ScreenStory = { ...LongNames, globals: onPhone }
export const NewLink: ScreenStory = {
  args: links,
  play: async (context) => {
    await loaded(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'New link' }))
    await screen.findByRole('dialog', { name: 'New invitation link' })
  },
}
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const NoLinks: ScreenStory = { args: { ...links, condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }
export const LinksFailing: ScreenStory = { args: { ...links, condition: 'error' } }
