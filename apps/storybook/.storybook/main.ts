import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions } from 'vite'
import { callReference } from '../generate/reference-plugin.ts'
import { siteMessages } from '../generate/site-messages-plugin.ts'
import { themes } from '@parlour/ui-kit/tokens'

const art = fileURLToPath(new URL('../../../tooling/art/dist', import.meta.url))
const fonts = fileURLToPath(new URL('../../../packages/ui-kit/src/fonts', import.meta.url))
const head = readFileSync(new URL('head.html', import.meta.url), 'utf8')
const worn = JSON.stringify(themes)

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx', '../../../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [
    { from: fonts, to: '/fonts' },
    { from: '../brand', to: '/brand' },
    ...(existsSync(art) ? [{ from: art, to: '/img' }] : []),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  managerHead: (given) => `${given}${head}<script>window.parlourThemes = ${worn}</script>`,
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), callReference(), siteMessages()],
    resolve: { ...vite.resolve, conditions: ['@parlour/source', ...defaultClientConditions] },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4000,
      // Libraries say "use client"; nothing here asks.
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        checks: { pluginTimings: false },
        onLog: (level, log, handle) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handle(level, log)),
      },
    },
  }),
}

export default config
