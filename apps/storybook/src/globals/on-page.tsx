import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { dressPage } from './dress-page.ts'
import { readGlobals, type Globals } from './lists.ts'
import { themeOf } from './themes.ts'

function Dressed({ globals, children }: { globals: Globals; children: ReactNode }) {
  useLayoutEffect(() => dressPage(globals), [globals])
  return children
}

/** Dresses the page as the toolbar says; `sides` shows the story by night and by day beside one another. */
export const onPage: Decorator = (Story, { globals: chosen }) => {
  const globals = readGlobals(chosen)
  if (globals.sides === 'one')
    return (
      <Dressed globals={globals}>
        <Story />
      </Dressed>
    )
  return (
    <Dressed globals={globals}>
      <div className="d-sides">
        {['dark', 'light'].map((scheme) => (
          <div key={scheme} className="d-sides__side" data-theme={themeOf(globals.brand, scheme).name}>
            <Story />
          </div>
        ))}
      </div>
    </Dressed>
  )
}
