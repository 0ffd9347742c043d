import { expect, test } from 'vitest'
import { show } from '../testing/show.ts'
import { OwnSigns } from './own-signs.ts'
import { Sign } from './sign.tsx'

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const own = new Map([['moon', picture]])

test('a sign is drawn as its title draws it, and as every slot does where the title has no picture', () => {
  const host = show(
    <OwnSigns.Provider value={own}>
      <Sign name="moon" />
      <Sign name="fan" />
      <Sign name="leaf" />
    </OwnSigns.Provider>,
  )
  const [titled, shared, letter] = host.querySelectorAll('svg')
  expect(titled?.querySelector('image')?.getAttribute('href')).toBe(picture)
  expect(titled?.querySelector('path')).toBeNull()
  expect(shared?.querySelector('path')).not.toBeNull()
  expect(letter?.textContent).toBe('A')
})
