import { safePath } from '@parlour/api-client'
import { listGames, type GameRow } from '@parlour/api-client/endpoints'
import { api } from './client.ts'
import { button, element } from './element.ts'
import { failure } from './failure.ts'
import { createNewest } from './newest.ts'
import { language, text } from './messages.ts'

/** A list of games that a word narrows. */
export interface GameList {
  readonly view: HTMLElement
  /** Begins again with the games whose name holds the word. */
  find(word: string): Promise<void>
}

const card = (game: GameRow, play: (game: GameRow) => unknown): HTMLElement => {
  const poster = safePath(game.showIcon ?? game.defaultIcon, window.location.origin)
  const provider = game.displayName ?? game.vassalage
  return element(
    'li',
    { class: 'ticket' },
    ...(poster ? [element('img', { src: poster, alt: '', loading: 'lazy', width: '160', height: '200' })] : []),
    element('h3', {}, game.nodeName),
    element('p', {}, text('brand-sample.provider', { provider })),
    button(text('brand-sample.play'), () => play(game), {
      class: 'strong',
      'aria-label': text('brand-sample.play.label', { name: game.nodeName }),
    }),
  )
}

/** Makes the list; `play` is called with which game was chosen. */
export function createGameList(play: (game: GameRow) => unknown): GameList {
  const list = element('ul', { class: 'games' })
  const said = element('p', { role: 'status' })
  let asked = { word: '', page: 0, pages: 1 }
  const begin = createNewest()

  const show = async (word: string, page: number): Promise<void> => {
    const isNewest = begin()
    list.ariaBusy = 'true'
    more.hidden = true
    try {
      const { games, totalCount, totalPages } = await api.call(listGames, {
        gameName: word,
        pageNo: page,
        pageSize: 24,
        language: language(),
      })
      if (!isNewest()) return
      const cards = games.map((game) => card(game, play))
      if (page === 1) list.replaceChildren(...cards)
      else list.append(...cards)
      if (page > 1) cards[0]?.querySelector('button')?.focus()
      asked = { word, page, pages: totalPages }
      said.textContent =
        totalCount === 0 ? text('brand-sample.search.none') : text('brand-sample.search.found', { count: totalCount })
    } catch (error) {
      if (!isNewest()) return
      said.textContent = failure(error)
    }
    more.hidden = asked.page >= asked.pages
    list.ariaBusy = 'false'
  }
  const more = button(text('brand-sample.more'), () => show(asked.word, asked.page + 1), { hidden: true })
  return {
    view: element(
      'section',
      { 'aria-label': text('brand-sample.games'), id: 'games', tabindex: '-1' },
      said,
      list,
      more,
    ),
    find: (word) => show(word, 1),
  }
}
