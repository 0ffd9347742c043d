import type { Dossier } from '@parlour/ui-kit/testing'
import { Table } from './table.tsx'

const joint = /(\s+or\s+|,\s*|\s*\+\s*)/

const Keys = ({ keys }: { keys: string }) =>
  keys.split(joint).map((part, index) => (index % 2 === 0 ? <kbd key={part} className="d-key">{part}</kbd> : <span key={`after ${part}`} className="d-key__joint">{part}</span>))

/** Keys and what they do. */
export const Keyboard = ({ keyboard }: { readonly keyboard: NonNullable<Dossier['keyboard']> }) => (
  <Table label="Keys" heads={['Key', 'What it does']} rows={keyboard.map(({ keys, does }) => [keys, <Keys key={keys} keys={keys} />, does])} />
)
