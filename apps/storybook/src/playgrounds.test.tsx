import type { Dossier } from '@parlour/ui-kit/testing'
import { composeStories, type Meta } from '@storybook/react-vite'
import { expect, test } from 'vitest'

type Stories = Parameters<typeof composeStories>[0] & { default: Meta }
type Composed = Record<string, { args: object } | undefined>

const modules = Object.values(import.meta.glob<Stories>('../../../packages/*/src/**/*.stories.tsx', { eager: true }))
  .filter(({ default: { parameters } }) => (parameters?.['dossier'] as Dossier | undefined) !== undefined)

/** Storybook gives live controls to a story with args whose render takes them. */
const plays = (stories: Stories) => {
  const { Playground } = composeStories(stories) as Composed
  const { render } = (stories as unknown as Record<string, { render?: (...args: unknown[]) => unknown }>)['Playground'] ?? {}
  return Playground !== undefined && Object.keys(Playground.args).length > 0 && (render === undefined || render.length > 0)
}

test('every component with a dossier has a Playground, whose controls change it', () => {
  expect(modules.length).toBeGreaterThan(85)
  expect(modules.filter((stories) => !stories.default.component).map((stories) => stories.default.title)).toEqual([])
  expect(modules.filter((stories) => !plays(stories)).map((stories) => stories.default.title)).toEqual([])
})
