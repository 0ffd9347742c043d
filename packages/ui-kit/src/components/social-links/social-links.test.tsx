import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { IconTelegram } from '../../icons/index.ts'
import { SocialLinks } from './social-links.tsx'
import * as stories from './social-links.stories.tsx'

checkStories(stories)

test.each([
  [2, 44],
  [6, 33],
])('%i channels in the menu can be hit in %i × 44 each', async (count, least) => {
  const links = Array.from({ length: count }, (_, at) => ({
    id: String(at),
    label: `Channel ${at}`,
    href: `#${at}`,
    icon: <IconTelegram />,
  }))
  const { container } = await render(
    <div style={{ width: 208 }}>
      <SocialLinks label="Channels" links={links} />
    </div>,
  )
  for (const link of container.querySelectorAll('a')) {
    expect(link.offsetHeight).toBe(44)
    expect(link.offsetWidth).toBeGreaterThanOrEqual(least)
  }
})
