import type { Meta } from '@storybook/react-vite'
import { onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Slots listing',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/rng' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Guest: ScreenStory = {}
export const Member: ScreenStory = { args: { person: 'member' } }
export const Phone: ScreenStory = { args: { person: 'member' }, globals: onPhone }
export const OneProvider: ScreenStory = { args: { path: '/rng?provider=KRW' } }
export const Favourites: ScreenStory = { args: { path: '/rng?view=favourites', person: 'member' } }
export const FavouritesOfAGuest: ScreenStory = { args: { path: '/rng?view=favourites' } }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }
export const Offline: ScreenStory = { args: { condition: 'offline' } }
export const LiveTables: ScreenStory = { args: { path: '/live' } }
