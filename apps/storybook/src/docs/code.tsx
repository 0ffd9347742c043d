import { Button, Live } from '@parlour/ui-kit'
import { IconCheck, IconCopy } from '@parlour/ui-kit/icons'
import { useCopy } from './use-copy.ts'

/** Code that can be copied by one press. */
export function Code({ text }: { readonly text: string }) {
  const [copied, copy] = useCopy()
  const done = copied === text
  return (
    <div className="d-example">
      <pre className="d-example__code" tabIndex={0} role="group" aria-label="Code of the example">
        <code>{text}</code>
      </pre>
      <Button size="sm" icon={done ? <IconCheck size={18} /> : <IconCopy size={18} />} onClick={() => copy(text)}>
        {done ? 'Copied' : 'Copy'}
      </Button>
      <Live>{done ? 'The code is in your clipboard' : ''}</Live>
    </div>
  )
}
