import type { Meta } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Service menu',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/promotions' },
} satisfies Meta<SiteScreenProps>
export default meta

/** Opens the lines of the customer service in the menu. */
const open: ScreenStory['play'] = async ({ canvasElement, userEvent }) => {
  const page = within(canvasElement.ownerDocument.body)
  const row = await page.findByRole('link', { name: /^Customer service/, expanded: false })
  row.focus()
  await userEvent.keyboard('{Enter}')
  await page.findByRole('button', { name: 'Speed test' })
}

export const Guest: ScreenStory = { play: open }
export const Member: ScreenStory = { args: { person: 'member' }, play: open }
