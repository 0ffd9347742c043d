import { definePackageTests } from '@parlour/vitest'
import { callReference } from './generate/reference-plugin.ts'
import { siteMessages } from './generate/site-messages-plugin.ts'

export default definePackageTests({
  browser: true,
  plugins: [callReference(), siteMessages()],
  prepared: [
    '@storybook/addon-docs/blocks',
    'storybook/theming',
    '@storybook/react-vite',
    'storybook/test',
    'react-dom/client',
  ],
})
