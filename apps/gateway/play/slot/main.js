// @ts-check
import { connectParent } from '../frame/parent-port.js'
import { actOnce, openGame, Refused } from '../frame/server.js'
import { putWords, speak } from '../frame/words.js'
import { fillPaytable } from './paytable-view.js'
import { makeReels } from './reels-view.js'

/**
 * @typedef {{ line: number, symbol: string, count: number, win: number }} LineWin
 * @typedef {{ window: string[][], lines: LineWin[], scatters: number, scatterWin: number, win: number, stake: number, balance: number }} Round
 * @typedef {{ token: string, game: { id: number, title: string, studio: string }, trial: boolean, balance: number,
 *   currency: string, currencySymbol: string, stakes: number[], reels: string[][], lines: number[][],
 *   linePays: Record<string, number[]>, scatterPays: number[], returnToPlayer: number }} Opening
 */

const fragment = new URLSearchParams(location.hash.slice(1))
history.replaceState(null, '', location.pathname)

const { language, tag, locale, word } = speak(fragment.get('lang'))
const root = document.documentElement
root.lang = tag
root.style.setProperty('--hue', root.dataset['hue'] ?? '262')
putWords(word)

/** @param {string} id @returns {any} */
const find = (id) => document.getElementById(id)
const [spin, less, more, table] = [find('spin'), find('less'), find('more'), find('table')]
find('stakes').setAttribute('aria-label', word('stake'))
less.setAttribute('aria-label', word('less'))
more.setAttribute('aria-label', word('more'))

const tell = connectParent(fragment.get('o') ?? '', fragment.get('b') ?? '')
find('close').addEventListener('click', () => tell('close'))

/** @param {string} text @param {'' | 'won' | 'bad'} [tone] */
const say = (text, tone = '') => {
  find('result').textContent = text
  find('result').className = `result ${tone}`
}

/** Names the signs in the window. @param {string[][]} shown */
const read = (shown) =>
  find('window').setAttribute('aria-label', shown.map((names) => names.map((name) => word(`sign.${name}`)).join(' ')).join(', '))

/** @param {Opening} game */
function play(game) {
  const figures = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const money = (/** @type {number} */ minor) => `${game.currencySymbol} ${figures.format(minor / 100)}`
  const reels = makeReels(find('window'), find('paths'), game)
  let balance = game.balance
  let at = 0
  let busy = false
  /** The round whose result is not known yet. @type {{ key: string, stake: number } | null} */
  let unsure = null
  let shown = game.reels.map((reel) => reel.slice(0, 3))
  reels.show(shown)
  read(shown)
  const stake = () => unsure?.stake ?? game.stakes[at] ?? 0

  const draw = () => {
    find('balance').textContent = money(balance)
    find('stake').textContent = money(stake())
    less.disabled = busy || unsure !== null || at === 0
    more.disabled = busy || unsure !== null || at === game.stakes.length - 1
    table.disabled = false
    spin.disabled = busy
    spin.textContent = word(unsure ? 'check' : 'spin')
    fillPaytable(find('pays'), game, stake(), money)
  }

  const round = async () => {
    if (busy || find('sheet').open) return
    const asked = unsure ?? { key: crypto.randomUUID(), stake: stake() }
    busy = true
    say(word(unsure ? 'checking' : 'turning'))
    draw()
    reels.turn()
    try {
      const { key, stake: asks } = asked
      const call = { path: '/api/spin', body: { stake: asks }, token: game.token, key, language, unsure: unsure !== null }
      const result = /** @type {Round} */ (await actOnce(call))
      unsure = null
      await reels.stop(result.window)
      shown = result.window
      balance = result.balance
      reels.celebrate(result)
      read(shown)
      if (result.win > 0) say(word('won', { sum: money(result.win) }), 'won')
      else say(word('nothing'))
    } catch (error) {
      reels.halt(shown)
      unsure = error instanceof Refused ? null : asked
      say(error instanceof Refused ? error.message : word('unsure'), 'bad')
    }
    // A round that failed may have been booked, or its session is over: the site finds out, and asks for a login.
    tell('balance-changed')
    busy = false
    draw()
  }

  spin.addEventListener('click', () => void round())
  less.addEventListener('click', () => ((at -= 1), draw()))
  more.addEventListener('click', () => ((at += 1), draw()))
  table.addEventListener('click', () => find('sheet').showModal())
  addEventListener('keydown', (event) => {
    const onButton = event.target instanceof HTMLButtonElement && event.target !== spin
    if (event.code !== 'Space' || event.repeat || onButton) return
    event.preventDefault()
    void round()
  })
  find('studio').textContent = game.trial ? word('trial') : game.game.studio
  find('return').textContent = word('return', { percent: (game.returnToPlayer * 100).toFixed(3), lines: game.lines.length })
  say(word('ready'))
  draw()
}

function open() {
  spin.disabled = true
  say('')
  openGame('/api/session', fragment.get('s') ?? '', language).then(play, (error) => {
    say(error instanceof Refused ? error.message : word('offline'), 'bad')
    if (error instanceof Refused && error.status < 500 && error.status !== 429) return
    spin.textContent = word('retry')
    spin.disabled = false
    spin.addEventListener('click', open, { once: true })
  })
}

open()
