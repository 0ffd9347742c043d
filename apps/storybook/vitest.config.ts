import { definePackageTests } from '@parlour/vitest'
import { siteWords } from './generate/site-words-plugin.ts'

export default definePackageTests({
  browser: true,
  plugins: [siteWords()],
  prepared: ['@storybook/react-vite', 'storybook/test', 'axe-core', 'react-dom/client'],
})
