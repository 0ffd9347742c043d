import { isApiError } from '@parlour/api-client'
import { Button, Section } from '@parlour/ui-kit'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { hasOpenCalls } from '../platform/open-calls.ts'
import { reloadOnce } from '../platform/reload-once.ts'
import { useShellText } from './use-shell-text.ts'

/**
 * What a page shows that did not load. After a deploy, a missing part reloads the page once to the new version; then it
 * is the visitor's to load it again. Source: SYS-20.
 */
export function ErrorBoundaryScreen({ error, reset }: ErrorComponentProps) {
  const text = useShellText()
  const router = useRouter()
  const chunk = isApiError(error, 'chunk')
  useEffect(() => {
    if (chunk) reloadOnce()
  }, [chunk])
  const retry = () => {
    // A browser may remember a part that did not arrive for as long as the page lives.
    if (chunk && navigator.onLine && !hasOpenCalls()) return window.location.reload()
    reset()
    void router.invalidate()
  }
  return (
    <Section title={text('web.failed.title')} level={1} hint={text('web.failed.text')}>
      <Button onClick={retry}>{text('web.failed.retry')}</Button>
    </Section>
  )
}
