// @ts-check
import { connectParent } from '../frame/parent-port.js'
import { actOnce, openGame, Refused } from '../frame/server.js'
import { putWords, speak } from '../frame/words.js'
import { fillOutcomes } from './outcomes-view.js'
import { offerStakes } from './stakes-view.js'

/**
 * @typedef {{ roundId: string, stake: number, win: number, doublesLeft: number }} Waiting
 * @typedef {{ roundId: string, stake: number, multiplier: number, win: number, balance: number, isOpen: boolean, doublesLeft: number }} Round
 * @typedef {{ token: string, game: { id: number, title: string, studio: string }, trial: boolean, balance: number,
 *   currency: string, currencySymbol: string, stakes: number[], outcomes: { multiplier: number, weight: number }[],
 *   ways: number, doubles: boolean, returnToPlayer: number, waiting: Waiting | null }} Opening
 * @typedef {{ key: string, path: string, body: { stake?: number, roundId?: string, choice?: string } }} Asked
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
const [playButton, collectButton, table] = [find('play'), find('collect'), find('table')]

const tell = connectParent(fragment.get('o') ?? '', fragment.get('b') ?? '')
find('close').addEventListener('click', () => tell('close'))

/** @param {string} text @param {'' | 'won' | 'bad'} [tone] */
const say = (text, tone = '') => {
  find('result').textContent = text
  find('result').className = `result ${tone}`
}

/** @param {Opening} game */
function play(game) {
  const figures = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const times = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const money = (/** @type {number} */ minor) => `${game.currencySymbol} ${figures.format(minor / 100)}`
  const stakes = offerStakes(find('stakes'), game.stakes, money)
  let balance = game.balance
  let busy = false
  let waiting = game.waiting
  /** What was asked for and is not known yet. @type {Asked | null} */
  let unsure = null
  if (waiting) stakes.choose(waiting.stake)

  const draw = () => {
    find('balance').textContent = money(balance)
    stakes.enable(!busy && !waiting && !unsure)
    table.disabled = false
    playButton.disabled = busy
    playButton.textContent = word(unsure ? 'check' : waiting ? 'double' : 'play')
    collectButton.hidden = !waiting || unsure !== null
    collectButton.disabled = busy
    collectButton.textContent = waiting ? word('collect', { sum: money(waiting.win) }) : ''
  }

  /** @param {Round} round @param {Asked} asked */
  const show = (round, asked) => {
    const won = round.win > 0
    const told = { times: times.format(round.multiplier / 100), sum: money(round.win) }
    find('draw').textContent = `× ${told.times}`
    find('draw').className = `draw ${won ? 'won' : ''}`
    if (round.isOpen) say(word('waiting', told), 'won')
    else if (asked.body.choice === 'collect') say(word('collected', told), 'won')
    else if (won) say(word('won', told), 'won')
    else say(word(asked.body.choice ? 'lost' : 'nothing'))
  }

  /** @param {Asked} asked */
  const act = async (asked) => {
    if (busy || find('sheet').open) return
    busy = true
    say(word(unsure ? 'checking' : 'playing'))
    find('draw').textContent = ''
    root.classList.add('drawing')
    draw()
    try {
      const { key, path, body } = asked
      const round = /** @type {Round} */ (await actOnce({ path, body, token: game.token, key, language, unsure: unsure !== null }))
      unsure = null
      balance = round.balance
      waiting = round.isOpen ? round : null
      show(round, asked)
    } catch (error) {
      if (!(error instanceof Refused)) unsure = asked
      else {
        unsure = null
        if (error.code === 'game.round.none') waiting = null
      }
      say(error instanceof Refused ? error.message : word('unsure'), 'bad')
    }
    // A round that failed may have been booked, or its session is over: the site finds out, and asks for a login.
    tell('balance-changed')
    root.classList.remove('drawing')
    busy = false
    const focused = document.activeElement === collectButton
    draw()
    if (focused && collectButton.hidden) playButton.focus()
  }

  const fresh = (/** @type {string} */ path, /** @type {Asked['body']} */ body) => ({ key: crypto.randomUUID(), path, body })
  const choose = (/** @type {'collect' | 'double'} */ choice) =>
    fresh('/api/cabinet/choice', { roundId: waiting?.roundId ?? '', choice })

  playButton.addEventListener('click', () =>
    void act(unsure ?? (waiting ? choose('double') : fresh('/api/cabinet/round', { stake: stakes.chosen() }))))
  collectButton.addEventListener('click', () => void act(choose('collect')))
  table.addEventListener('click', () => find('sheet').showModal())

  find('studio').textContent = game.trial ? word('trial') : game.game.studio
  find('return').textContent = word('return', { percent: times.format(game.returnToPlayer) })
  fillOutcomes(find('outcomes'), game, locale)
  if (waiting) say(word('waiting', { times: times.format(waiting.win / waiting.stake), sum: money(waiting.win) }), 'won')
  else say(word('ready'))
  draw()
}

function open() {
  playButton.disabled = true
  say('')
  openGame('/api/cabinet/session', fragment.get('s') ?? '', language).then(play, (error) => {
    say(error instanceof Refused ? error.message : word('offline'), 'bad')
    if (error instanceof Refused && error.status < 500 && error.status !== 429) return
    playButton.textContent = word('retry')
    playButton.disabled = false
    playButton.addEventListener('click', open, { once: true })
  })
}

open()
