import type { ReactNode } from 'react'
import { IconCheck, IconCopy } from '../../icons/index.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useCopy } from './use-copy.ts'

/** Props of `CopyText`. */
export type CopyTextProps = {
  /** What is copied. */
  text: string
  /** What stands there in its place, such as the first figures of a long id. */
  shown?: ReactNode
  /** Name of the button, with what it copies: "Copy the bet ID". */
  label: string
  /** Said once it is copied. */
  copiedLabel: string
}

/**
 * A text with a button beside it that copies the whole of it, for ids and order numbers. Where the browser refuses, the
 * whole text shows selected.
 *
 * @example <CopyText text="5f0d8a52-1001" shown="5f0d8a52" label="Copy the bet ID" copiedLabel="Copied" />
 */
export const CopyText = ({ text, shown = text, label, copiedLabel }: CopyTextProps) => {
  const { state, field, copy } = useCopy(text)
  return (
    <span className="p-copy">
      {state === 'refused' ? (
        <input ref={field} className="p-copy__field" readOnly value={text} aria-label={label} />
      ) : (
        <bdi className="p-copy__text">{shown}</bdi>
      )}
      <IconButton
        label={state === 'copied' ? copiedLabel : label}
        icon={state === 'copied' ? <IconCheck size={16} /> : <IconCopy size={16} />}
        onClick={() => void copy()}
      />
      <span className="p-hidden" role="status">
        {state === 'copied' ? copiedLabel : ''}
      </span>
    </span>
  )
}
