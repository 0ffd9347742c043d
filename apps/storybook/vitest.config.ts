import { definePackageTests } from '@parlour/vitest'
import { callReference } from './generate/reference-plugin.ts'
import { siteMessages } from './generate/site-messages-plugin.ts'

export default definePackageTests({
  browser: true,
  workers: 2,
  // The pages are compared with the packages' own modules, which a bundle would hold a second time.
  bundleNeighbours: false,
  plugins: [callReference(), siteMessages()],
  prepared: [
    '@storybook/addon-docs/blocks',
    'storybook/theming',
    '@storybook/react-vite',
    'storybook/test',
    'react-dom/client',
  ],
})
