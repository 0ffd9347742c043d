import { IconCheck, IconCopy } from '../../icons/index.ts'
import { Button } from '../button/button.tsx'
import { useCopy } from '../copy-text/use-copy.ts'

type Props = { link: string; label: string; copiedLabel: string }

/**
 * A button that copies `link`: its text is `label`, for two seconds
 * `copiedLabel`. Where the browser refuses, the address shows selected.
 *
 * @example <CopyLink link="https://vesper.example/a/7" label="Copy link" copiedLabel="Copied" />
 */
export const CopyLink = ({ link, label, copiedLabel }: Props) => {
  const { state, field, copy } = useCopy(link)
  return (
    <>
      {state === 'refused' ? (
        <input ref={field} className="p-qr-card__link" readOnly value={link} aria-label={label} />
      ) : (
        <Button block icon={state === 'copied' ? <IconCheck /> : <IconCopy />} onClick={() => void copy()}>
          {state === 'copied' ? copiedLabel : label}
        </Button>
      )}
      <span className="p-hidden" role="status">
        {state === 'copied' ? copiedLabel : ''}
      </span>
    </>
  )
}
