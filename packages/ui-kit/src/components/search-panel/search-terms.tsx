import { IconClose, IconRecent } from '../../icons/index.ts'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'

/** Props of `SearchTerms`. */
export type SearchTermsProps = {
  /** Heading of the section. */
  title: string
  /** Earlier searches, newest first. */
  terms: readonly string[]
  onPick: (term: string) => void
  /** Name of the button that forgets a search. */
  removeLabel: (term: string) => string
  onRemove: (term: string) => void
  /** Text of the button that removes all. */
  clearLabel: string
  onClear: () => void
}

/**
 * Earlier searches: each can be repeated or removed, or all removed.
 *
 * @example
 * <SearchTerms
 *   title="Recent searches"
 *   terms={['owl']}
 *   onPick={search}
 *   removeLabel={(term) => `Remove ${term}`}
 *   onRemove={remove}
 *   clearLabel="Clear all"
 *   onClear={clear}
 * />
 */
export const SearchTerms = ({ title, terms, onPick, removeLabel, onRemove, clearLabel, onClear }: SearchTermsProps) => (
  <section className="p-search-terms" aria-label={title}>
    <div className="p-search-terms__head">
      <h3 className="p-search-terms__title">{title}</h3>
      <Button variant="text" size="sm" onClick={onClear}>
        {clearLabel}
      </Button>
    </div>
    <ul className="p-search-terms__list">
      {terms.map((term) => (
        <li key={term} className="p-search-terms__row">
          <button className="p-search-terms__term" type="button" onClick={() => onPick(term)}>
            <IconRecent size={20} />
            <bdi className="p-search-terms__text">{term}</bdi>
          </button>
          <IconButton label={removeLabel(term)} icon={<IconClose size={16} />} onClick={() => onRemove(term)} />
        </li>
      ))}
    </ul>
  </section>
)
