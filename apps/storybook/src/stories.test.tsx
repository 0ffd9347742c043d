import { checkStories } from '@parlour/ui-kit/testing/stories'
import { setProjectAnnotations } from '@storybook/react-vite'
import preview from '../.storybook/preview.tsx'

setProjectAnnotations([preview])

/** Every story that no package checks by itself: screens, galleries, and all that stands on the fake server. */
const modules = import.meta.glob<{ default: object }>(
  ['./**/*.stories.tsx', '../../../packages/*/src/**/*.stories.tsx', '!../../../packages/ui-kit/src/components/**'],
  { eager: true },
)

for (const stories of Object.values(modules)) checkStories(stories)
