import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Avatar } from './avatar.tsx'
import * as stories from './avatar.stories.tsx'

checkStories(stories)

test('without a picture there is the default one, and a name that is given stays a name', async () => {
  const screen = await render(<Avatar size={72} alt="Linh Trần" />)
  const avatar = screen.getByRole('img', { name: 'Linh Trần' }).element()
  expect(avatar.getBoundingClientRect()).toMatchObject({ width: 72, height: 72 })
  expect(getComputedStyle(avatar).backgroundImage).toContain('radial-gradient')
})

test('beside a written name it is silent', async () => {
  const { container } = await render(<Avatar size={28} />)
  expect(container.querySelector('[role]')).toBeNull()
})
