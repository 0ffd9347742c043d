import { checkStories } from '@parlour/ui-kit/testing/stories'
import { setProjectAnnotations } from '@storybook/react-vite'
import preview from '../.storybook/preview.tsx'

const parts = 4

/** Every story that no package checks by itself: screens, galleries, and all that stands on the fake server. */
const modules = import.meta.glob<{ default: object }>([
  './**/*.stories.tsx',
  '../../../packages/*/src/**/*.stories.tsx',
  '!../../../packages/ui-kit/src/components/**',
])

/** Checks the stories of every fourth file, so that several processors share them. */
export async function checkPart(part: number): Promise<void> {
  setProjectAnnotations([preview])
  const loads = Object.entries(modules)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .filter((_, at) => at % parts === part)
  for (const [, load] of loads) checkStories(await load())
}
