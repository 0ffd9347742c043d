import type { Theme } from '@parlour/ui-kit/tokens'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { managerTheme } from '../src/docs/manager-theme.ts'
import { sentence } from '../src/docs/sentence.ts'

declare global {
  interface Window {
    /** The themes of the kit, which `main.ts` writes into the head: this file is bundled away from the workspace. */
    readonly parlourThemes: readonly Theme[]
  }
}

type Said = { globals?: { theme?: string; brand?: string } }

const themeFor = (brand: string, scheme: string) =>
  window.parlourThemes.find((theme) => theme.brand === brand && theme.scheme === scheme) ??
  window.parlourThemes.find((theme) => theme.scheme === scheme)

const wear = ({ globals }: Said) => {
  const theme = themeFor(globals?.brand ?? 'vesper', globals?.theme ?? 'dark')
  if (!theme) return
  for (const [name, color] of Object.entries(theme.color))
    document.documentElement.style.setProperty(`--color-${name}`, color)
  addons.setConfig({
    theme: managerTheme(theme),
    sidebar: { renderLabel: ({ type, name }) => (type === 'story' ? sentence(name) : name) },
  })
}

wear({})
addons.register('parlour/theme', (api) => {
  api.on(SET_GLOBALS, wear)
  api.on(GLOBALS_UPDATED, wear)
})
