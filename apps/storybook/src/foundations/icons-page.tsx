import { EmptyState, SearchField } from '@parlour/ui-kit'
import * as icons from '@parlour/ui-kit/icons'
import { useState } from 'react'
import { PageHead } from '../docs/page-head.tsx'
import { useCopy } from '../docs/use-copy.ts'

type Icon = typeof icons.IconHome

const all = Object.entries(icons).filter(
  (entry): entry is [string, Icon] => entry[0].startsWith('Icon') && typeof entry[1] === 'function',
)

/** Every icon of the kit, to be found by its name and copied. */
export function IconsPage() {
  const [word, setWord] = useState('')
  const [copied, copy] = useCopy()
  const found = all.filter(([name]) => name.toLowerCase().includes(word.trim().toLowerCase()))
  return (
    <main>
      <PageHead
        over="Foundations"
        title="Icons"
        lead="Phosphor, 20 px in controls and 24 in the bottom bar. Icons of categories have a second tone. An icon alone always has a label; beside a word it is decoration."
      />
      <div className="d-search">
        <SearchField label="Find an icon" clearLabel="Clear" value={word} onValue={setWord} />
      </div>
      <p className="d-meta" role="status">
        {copied ? `${copied} is in your clipboard` : `${found.length} of ${all.length} icons`}
      </p>
      {found.length === 0 && <EmptyState title="No icon of that name" text="Try another word: wallet, arrow, heart." />}
      <ul className="d-icons">
        {found.map(([name, Glyph]) => (
          <li key={name}>
            <button type="button" className="d-icon" onClick={() => copy(name)}>
              <Glyph size={24} variant="duo" />
              <span className="d-icon__name">{name.replace(/^Icon/, '')}</span>
            </button>
          </li>
        ))}
      </ul>
    </main>
  )
}
