import { DocsContainer, type DocsContextProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, type ReactNode } from 'react'
import { dressPage } from '../globals/dress-page.ts'
import { themeOf } from '../globals/themes.ts'
import { useGlobals } from '../globals/use-globals.ts'
import { managerTheme } from './manager-theme.ts'
import './docs.css'
import './parts.css'
import './foundations.css'

/** Every page of words: dressed as the toolbar says, on the grounds and in the type of the kit. */
export function PageContainer({ context, children }: { context: DocsContextProps; children: ReactNode }) {
  const globals = useGlobals()
  useLayoutEffect(() => dressPage(globals), [globals])
  return (
    <DocsContainer context={context} theme={managerTheme(themeOf(globals.brand, globals.theme))}>
      <div className="d-page sb-unstyled" lang="en" dir="ltr">
        {children}
      </div>
    </DocsContainer>
  )
}
