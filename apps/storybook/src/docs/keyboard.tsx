import type { Dossier } from '@parlour/ui-kit/testing'
import { Table } from './table.tsx'

const joint = /(\s+or\s+|,\s*|\s*\+\s*)/

function Keys({ keys }: { keys: string }) {
  const parts = keys.split(joint)
  return parts.map((part, index) => {
    const key = parts.slice(0, index + 1).join('')
    return index % 2 === 0 ? (
      <kbd key={key} className="d-key">
        {part}
      </kbd>
    ) : (
      <span key={key} className="d-key__joint">
        {part}
      </span>
    )
  })
}

/** Keys and what they do. */
export const Keyboard = ({ keyboard }: { readonly keyboard: NonNullable<Dossier['keyboard']> }) => (
  <Table
    label="Keys"
    heads={['Key', 'What it does']}
    rows={keyboard.map(({ keys, does }) => [keys, <Keys key={keys} keys={keys} />, does])}
  />
)
