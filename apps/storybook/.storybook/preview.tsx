import type { Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import { onServer } from '../src/on-server.tsx'
import '@parlour/ui-kit/styles/fonts.css'
import '@parlour/ui-kit/styles.css'

const pick = (title: string, icon: string, items: { value: string; title: string }[]) => ({ toolbar: { title, icon, items, dynamicTitle: true } })

const preview: Preview = {
  globalTypes: {
    theme: { description: 'Theme', ...pick('Theme', 'moon', [{ value: 'dark', title: 'Dark' }, { value: 'light', title: 'Light' }]) },
    lang: { description: 'Language', ...pick('Language', 'globe', [{ value: 'fil', title: 'Tagalog (TY)' }, { value: 'en', title: 'English (EN)' }]) },
    dir: { description: 'Direction', ...pick('Direction', 'transfer', [{ value: 'ltr', title: 'Left to right' }, { value: 'rtl', title: 'Right to left' }]) },
  },
  tags: ['autodocs'],
  initialGlobals: { theme: 'dark', lang: 'en', dir: 'ltr' },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Welcome', 'API', 'Tokens', 'Gallery', 'Shell', 'Lobby', 'Actions', 'Fields', 'Overlays', 'Bits', 'Auth', 'Games', 'Game launch', 'Site', 'Member'] } },
  },
  decorators: [
    onServer,
    (Story, { globals: { theme, lang, dir } }) => {
      useEffect(() => {
        const root = document.documentElement
        root.dataset.theme = String(theme)
        root.lang = String(lang)
        root.dir = String(dir)
      }, [theme, lang, dir])
      return <Story />
    },
  ],
}

export default preview
