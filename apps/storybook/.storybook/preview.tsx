import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { ComponentPage } from '../src/docs/component-page.tsx'
import { PageContainer } from '../src/docs/docs-container.tsx'
import { liveControls } from '../src/docs/live-controls.ts'
import { globalTypes, initialGlobals } from '../src/globals/lists.ts'
import { onPage } from '../src/globals/on-page.tsx'
import { onServer } from '../src/on-server.tsx'
import '@parlour/ui-kit/styles/fonts.css'
import '@parlour/ui-kit/styles.css'

// A page that loads its pieces on a slow machine takes longer than the second that a finder waits by itself.
configure({ asyncUtilTimeout: 15_000 })

const preview: Preview = {
  globalTypes,
  tags: ['autodocs'],
  initialGlobals,
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { page: ComponentPage, container: PageContainer },
    viewport: {
      options: {
        small: { name: 'Small 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone 412', styles: { width: '412px', height: '823px' } },
        tablet: { name: 'Tablet 834', styles: { width: '834px', height: '1112px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Principles',
          'Foundations',
          ['Colour', 'Type', 'Space and shape', 'Motion', 'Icons', 'Fonts', 'Words', 'Accessibility'],
          'Gallery',
          'Actions',
          'Fields',
          'Overlays',
          'Data',
          'Bits',
          'Lobby',
          'Shell',
          'Auth',
          'Games',
          'Game launch',
          'Site',
          'Member',
          'Support',
          'Promotions',
          'Screens',
          'API',
        ],
      },
    },
  },
  decorators: [onServer, onPage],
  argTypesEnhancers: [liveControls],
}

export default preview
