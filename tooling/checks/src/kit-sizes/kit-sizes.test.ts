import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listComponents } from './list-components.ts'
import { measureComponent } from './measure-component.ts'

const kit = fileURLToPath(new URL('../../../../packages/ui-kit', import.meta.url))

test('every component of the entry points is listed with its sheet, and a button weighs less than a window', async () => {
  const components = listComponents(kit)
  const named = (wanted: string) => components.filter(({ name }) => name === wanted)
  const [[button], [modal]] = [named('Button'), named('Modal')]
  expect(button?.sheet).toMatch(/button\/button\.css$/)
  expect(named('Menu')[0]?.entryPoint).toBe('@parlour/ui-kit/menu')
  if (!button || !modal) throw new Error('the kit has neither a button nor a modal')
  const [light, heavy] = [await measureComponent(button, kit), await measureComponent(modal, kit)]
  expect(light.js).toBeGreaterThan(100)
  expect(light.js).toBeLessThan(heavy.js)
})
