import { Button, Section } from '@parlour/ui-kit'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { reloadOnce } from '../platform/reload-once.ts'
import { useShellText } from './use-shell-text.ts'

const isChunkFailure = (error: unknown): boolean => error instanceof Error && /dynamically imported module|importing a module|ChunkLoadError|preload CSS/i.test(error.message)

/** What a page shows that did not load. After a deploy, a missing chunk reloads the page once to the new version. */
export function FailedScreen({ error, reset }: ErrorComponentProps) {
  const text = useShellText()
  const router = useRouter()
  const chunk = isChunkFailure(error)
  useEffect(() => {
    if (chunk) reloadOnce()
  }, [chunk])
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Section title={text('web.failed.title')} level={1} hint={text('web.failed.text')}>
      <Button onClick={retry}>{text('web.failed.retry')}</Button>
    </Section>
  )
}
