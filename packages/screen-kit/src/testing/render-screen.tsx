import failures from '@parlour/i18n/messages/EN.json'
import { TextProvider } from '@parlour/i18n/react'
import { ToastProvider } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import messages from '../../messages/EN.json'

const toasts = { label: 'Messages', closeLabel: 'Close' }

/** Renders a part of this package with its words and a list of toasts, in English; `more` are those of another one. */
export const renderScreen = (children: ReactNode, more: Readonly<Record<string, string>> = {}) =>
  render(
    <TextProvider language="EN" messages={{ ...failures, ...messages, ...more }}>
      <ToastProvider {...toasts}>
        <main>{children}</main>
      </ToastProvider>
    </TextProvider>,
  )
