import { definePackageTests } from '@parlour/vitest'

export default definePackageTests({
  browser: true,
  prepared: [
    '@storybook/react-vite',
    'storybook/test',
    'react-dom/client',
    'jsqr',
    'qrcode.react',
    'vitest-browser-react',
  ],
})
