import { operate, type Operated } from '../people/operate.ts'
import { escapeKey, type Visitor } from './visitor.ts'

/** A stretch of a visit that an engine can do or not. */
export interface Step {
  readonly name: string
  /** Does it. @throws Error when what should appear does not */
  walk(visitor: Visitor, gateway: Operated): Promise<void>
}

/** A player whom the gateway seeds. */
const player = { username: 'linhtran88', password: 'vesper2025' }
const button = (name: RegExp) => ({ css: 'button, [role="button"]', name })
const inDialog = (css: string, name: RegExp) => ({ css: `dialog[open] ${css}`, name })
/** True when every picture that is in view has come, and there are as many as asked for. */
const picturesInView = (least: number): string => `(() => {
  const seen = [...document.querySelectorAll('.p-tile img')].filter((picture) => {
    const { top, bottom, height } = picture.getBoundingClientRect()
    return height > 0 && bottom > 0 && top < innerHeight
  })
  return seen.length >= ${least} && seen.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
})()`

/** What is walked, in this order: each step begins where the one before it ended. */
export const steps: readonly Step[] = [
  {
    name: 'home, in English, with its pictures',
    async walk(visitor, { origin }) {
      await visitor.open(origin)
      await visitor.until('the cookie of the language', `(document.cookie = 'lang=EN; path=/', true)`)
      await visitor.until('the stored language', `(localStorage.setItem('lang', 'EN'), true)`)
      await visitor.open(origin)
      await visitor.see(button(/^Log in$/))
      await visitor.until('pictures of games', picturesInView(1))
    },
  },
  {
    name: 'login by user name and password',
    async walk(visitor) {
      await visitor.press({ css: 'header button', name: /^Log in$/ })
      await visitor.type(inDialog('input:not([type="radio"])', /^Username/), player.username)
      await visitor.type(inDialog('input', /^Password/), player.password)
      await visitor.press(inDialog('button', /^Log in$/))
      await visitor.see({ css: '[data-modal="afterLoginModal"]' })
      await visitor.key(escapeKey)
      await visitor.see({ css: '[role="group"]', name: /^Balance/ })
    },
  },
  {
    name: 'a listing with its pictures, searched',
    async walk(visitor, { origin }) {
      await visitor.open(`${origin}/rng`)
      await visitor.until('pictures of games', picturesInView(6))
      await visitor.open(`${origin}/inhouse?q=${encodeURIComponent('Fruit Parade')}`)
      await visitor.see({ css: '.p-tile button', name: /^Fruit Parade$/ })
    },
  },
  {
    name: 'a game in its frame, one round of it',
    async walk(visitor, { origin }) {
      await visitor.press({ css: '.p-tile button', name: /^Fruit Parade$/ })
      const game = await visitor.inFrame(origin.replace('://', '://play.'))
      await game.see({ css: '.bar .gold', name: /\d/ })
      await game.press({ css: '.go:enabled' })
      await game.see({ css: '.line', name: /won|No win|back of|free spins/i })
    },
  },
  {
    name: 'a deposit by code, confirmed and credited',
    async walk(visitor, gateway) {
      await visitor.open(`${gateway.origin}/member/depositv2`)
      await visitor.press({ css: 'input[type="radio"], [role="radio"]', name: /^Perlas Wallet/ })
      await visitor.press(button(/^₱?500$/))
      await visitor.press(button(/^Pay ₱500\.00$/))
      await visitor.see({ css: 'img, svg, [role="img"]', name: /^Payment code for ₱500\.00/ })
      await operate(gateway, 'confirm-deposit', await visitor.read(`new URLSearchParams(location.search).get('open')`))
      await visitor.see({ css: 'p, [role="status"]', name: /₱500\.00 is on your main wallet/ })
    },
  },
  {
    name: 'a page of the member centre: the account record',
    async walk(visitor, { origin }) {
      await visitor.open(origin)
      await visitor.press({ css: 'header button', name: /^Account of/ })
      await visitor.press({ css: '[role="menuitem"]', name: /^Account record/ })
      await visitor.see({ css: 'h1, h2', name: /^Account record/ })
      await visitor.see({ css: 'tr, [role="row"]', name: /Perlas Wallet.*500\.00/ })
    },
  },
]
