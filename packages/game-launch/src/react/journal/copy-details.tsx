import { Button, Live, TextArea } from '@parlour/ui-kit'
import { useState } from 'react'
import type { LaunchEntry } from '../../journal/journal.ts'
import { useLaunchText } from '../use-launch-text.ts'
import { useDetails } from './use-details.ts'

interface CopyDetailsProps {
  entry: LaunchEntry
  /** ISO 4217. */
  currency: string
}

const choose = (field: HTMLTextAreaElement | null) => {
  field?.focus()
  field?.select()
}

/** Copies the details of a launch; where the browser refuses, they stand there to be copied by hand. */
export function CopyDetails({ entry, currency }: CopyDetailsProps) {
  const text = useLaunchText()
  const details = useDetails(entry, currency)
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(details)
      setState('copied')
    } catch {
      setState('refused')
    }
  }
  if (state === 'refused')
    return <TextArea label={text('game-launch.details.label')} value={details} readOnly ref={choose} />
  return (
    <>
      <Button size="sm" onClick={() => void copy()}>
        {text(state === 'copied' ? 'game-launch.lost.copied' : 'game-launch.lost.copy')}
      </Button>
      <Live>{state === 'copied' ? text('game-launch.lost.copied') : ''}</Live>
    </>
  )
}
