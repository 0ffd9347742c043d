import type { TextStore } from '@parlour/api-client'
import { useApi } from '@parlour/api-client/react'
import { EmptyState, Live, Modal, SearchPanel, SearchTerms } from '@parlour/ui-kit'
import { useMemo, useState } from 'react'
import { categories, type Category } from '../../categories/category.ts'
import type { Lane } from '../../categories/lanes.ts'
import { isUnderMaintenance, type Game } from '../../game.ts'
import { forgetSearch, recentSearches, rememberSearch } from '../../search/recent-searches.ts'
import { LoadState } from '../load-state.tsx'
import { useGamesText } from '../use-games-text.ts'
import { SearchShape } from './search-shape.tsx'
import { useAnnounced } from './use-announced.ts'
import { useGroups } from './use-groups.tsx'
import { useFound } from './use-found.ts'
import { useSearchIndex } from './use-search-index.ts'

/** Props of `SearchModal`. */
export interface SearchModalProps {
  /** The platform's language code. */
  language: string
  /** ISO 4217. */
  currency: string
  /** Providers and categories are found by name once they are there. */
  lanes: readonly Lane[] | undefined
  /** Keeps earlier searches on the device. */
  recent: TextStore
  hrefOfCategory(category: Category, provider?: string): string
  /** Called after `onClose`. */
  onOpen(game: Game): void
  /** What a game under maintenance leads to; without it such a game cannot be chosen. */
  onDetails?: ((game: Game) => void) | undefined
  onClose(): void
}

const longest = 64

/**
 * A search over the whole catalogue, its providers and categories, tolerant of typing errors; screen readers announce
 * the number of results. Source: BEY-24.
 *
 * @example
 * <SearchModal language="EN" currency="PHP" lanes={lanes} recent={localTexts} hrefOfCategory={hrefOf} onOpen={open}
 * onClose={close} />
 */
export function SearchModal({
  language,
  currency,
  lanes,
  recent,
  hrefOfCategory,
  onOpen,
  onDetails,
  onClose,
}: SearchModalProps) {
  const text = useGamesText()
  const { clock } = useApi()
  const [typed, setTyped] = useState('')
  const [terms, setTerms] = useState(() => recentSearches(recent))
  const names = useMemo(
    () => Object.fromEntries(categories.map((category) => [category, text(`games.category.${category}`)])),
    [text],
  )
  const index = useSearchIndex(language, names)
  const found = useFound(typed, index.data, names, lanes)
  const leave = (go: () => void) => {
    rememberSearch(recent, typed)
    onClose()
    go()
  }
  const choose = (game: Game) => leave(() => (isUnderMaintenance(game, clock.now()) ? onDetails?.(game) : onOpen(game)))
  const groups = useGroups({
    found,
    currency,
    hrefOfCategory,
    closedLead: onDetails !== undefined,
    onGame: choose,
    onPlace: () => leave(() => undefined),
  })
  const shown = found.games.length + found.providers.length + found.lanes.length
  const said =
    shown < found.total
      ? text('games.search.best', { shown, total: found.total })
      : text('games.search.count', { count: found.total })
  const announced = useAnnounced(typed && index.data ? said : '')
  const note = found.missed
    ? text(found.similar.length > 0 ? 'games.search.like' : 'games.search.none', { typed })
    : found.total > 0
      ? said
      : undefined

  return (
    <Modal
      open
      name="searchModal"
      title={text('games.search.title')}
      closeLabel={text('games.search.close')}
      onClose={onClose}
    >
      <SearchPanel
        label={text('games.filter.search')}
        clearLabel={text('games.filter.clearSearch')}
        value={typed}
        onValue={setTyped}
        maxLength={longest}
        listLabel={text('games.search.found')}
        groups={groups}
        note={note}
      >
        {typed && <LoadState of={index} shape={<SearchShape />} />}
        {found.missed && found.similar.length === 0 && (
          <EmptyState title={text('games.search.noneTitle')} text={text('games.search.noneText')} />
        )}
        {!typed && terms.length > 0 && (
          <SearchTerms
            title={text('games.search.recent')}
            terms={terms}
            onPick={setTyped}
            removeLabel={(search) => text('games.search.forget', { search })}
            onRemove={(search) => setTerms(forgetSearch(recent, search))}
            clearLabel={text('games.search.clear')}
            onClear={() => setTerms(forgetSearch(recent))}
          />
        )}
        {!typed && terms.length === 0 && (
          <EmptyState title={text('games.search.hint')} text={text('games.search.hintText')} />
        )}
      </SearchPanel>
      <Live>{announced}</Live>
    </Modal>
  )
}
