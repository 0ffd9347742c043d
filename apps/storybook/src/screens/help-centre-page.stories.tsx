import type { Meta } from '@storybook/react-vite'
import { screenMeta, shows, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Help centre',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/helpmc' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Contents: ScreenStory = { play: shows(/^Help centre$/) }
export const Article: ScreenStory = { args: { path: '/helpmc?topic=term' }, play: shows(/^Terms of use$/) }
export const Found: ScreenStory = { args: { path: '/helpmc?q=withdrawal' } }
export const NothingFound: ScreenStory = { args: { path: '/helpmc?q=unicorn' } }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }
