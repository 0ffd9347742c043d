import type { GameRow } from '@parlour/api-client/endpoints'
import { createAccount } from './account.ts'
import { button, element } from './element.ts'
import { failure } from './failure.ts'
import { createGameList } from './game-list.ts'
import { openGame } from './game-window.ts'
import { askLogin } from './login-window.ts'
import { session } from './session.ts'
import { language, speak, text } from './messages.ts'

let stopHearing: () => void = () => undefined

/** Draws the whole page in the language of now. */
async function draw(word: string): Promise<void> {
  const said = element('p', { role: 'alert', class: 'said' })
  const account = createAccount(async () => {
    if (await askLogin()) await account.show()
  })
  const play = async (game: GameRow): Promise<void> => {
    said.textContent = text('brand-sample.opening', { name: game.nodeName })
    try {
      if (!session.name() && !(await askLogin())) return void (said.textContent = '')
      await account.show()
      await openGame(game)
      said.textContent = session.name() ? '' : text('brand-sample.ended')
    } catch (error) {
      said.textContent = failure(error)
    }
    await account.show()
  }
  const games = createGameList(play)
  const input = element('input', { type: 'search', name: 'word', maxlength: '64', value: word })
  const search = element(
    'form',
    { role: 'search', class: 'row' },
    element('label', {}, text('brand-sample.search.label'), input),
    element('button', {}, text('brand-sample.search.send')),
  )
  search.addEventListener('submit', (event) => {
    event.preventDefault()
    void games.find(input.value.trim())
  })
  const other = language() === 'EN' ? 'TY' : 'EN'
  const change = button(
    text('brand-sample.language'),
    () => {
      speak(other)
      return draw(input.value)
    },
    { lang: other === 'EN' ? 'en' : 'fil' },
  )

  document.title = text('brand-sample.title')
  document
    .querySelector('#site')
    ?.replaceChildren(
      element('a', { href: '#games', class: 'skip' }, text('brand-sample.skip')),
      element(
        'header',
        { class: 'top' },
        element('img', { src: '/wheel.svg', alt: '', width: '40', height: '40' }),
        element('h1', {}, 'Kalesa'),
        change,
        account.view,
      ),
      element('main', {}, element('p', { class: 'tagline' }, text('brand-sample.tagline')), search, said, games.view),
      element('footer', {}, text('brand-sample.footer')),
    )
  stopHearing()
  stopHearing = session.onEnded(() => {
    said.textContent = text('brand-sample.ended')
    void account.show()
  })
  await Promise.all([account.show(), games.find(word)])
}

speak(language())
void draw('')
