import type { Meta } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { screenMeta, shows, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Search window',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, over: 'search' },
} satisfies Meta<SiteScreenProps>
export default meta

/** Types a word into the search. */
const look =
  (word: string): ScreenStory['play'] =>
  async ({ canvasElement, userEvent }) => {
    const field = await within(canvasElement.ownerDocument.body).findByRole('combobox')
    await userEvent.type(field, word)
  }

export const Open: ScreenStory = { play: shows(/^Search$/, 'dialog') }
export const Found: ScreenStory = { play: look('jdae dragon') }
export const NothingFound: ScreenStory = { play: look('qqqqqq') }
export const Slow: ScreenStory = { args: { condition: 'slow' }, play: look('dragon') }
export const Failing: ScreenStory = { args: { condition: 'error' }, play: look('dragon') }
