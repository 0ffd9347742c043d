// @ts-check
import { putWords, speak } from '../frame/words.js'
import { makeLines } from './lines-view.js'
import { connectParent } from './parent.js'
import { makeServer, Refused } from './server.js'

const fragment = new URLSearchParams(location.hash.slice(1))
const ticket = fragment.get('s')
fragment.delete('s')
history.replaceState(null, '', `${location.pathname}#${fragment.toString()}`)

const root = document.documentElement
const kind = root.dataset['kind'] ?? 'room'
const { language, tag, locale, word } = speak(fragment.get('lang'))
root.lang = tag
putWords(word)

/** @param {string} id @returns {any} */
const find = (id) => document.getElementById(id)
const [text, send, scroll] = [find('text'), find('send'), find('scroll')]
const title = fragment.get('t') ?? word(kind === '2' ? 'vip' : 'title')
const color = fragment.get('c') ?? ''
document.title = title
find('title').textContent = title
scroll.setAttribute('aria-label', word('log'))
if (/^[0-9a-f]{6}$/i.test(color)) find('head').style.setProperty('--head', `#${color}`)

const tell = connectParent(fragment.get('o') ?? '')
find('minimise').hidden = tell === null
find('minimise').addEventListener('click', () => tell?.('minimise'))

/** @param {string} [notice] */
const say = (notice = '') => (find('notice').textContent = notice)

const store = {
  read: () => {
    try {
      return sessionStorage.getItem('chat')
    } catch {
      return null
    }
  },
  /** @param {string | null} value */
  write: (value) => {
    try {
      if (value === null) sessionStorage.removeItem('chat')
      else sessionStorage.setItem('chat', value)
    } catch {
      // A frame without storage starts anew after a reload.
    }
  },
}

const server = makeServer(language)
const lines = makeLines(find('lines'), scroll, { locale, word })
/** @type {string | null} */
let token = null
let timer = 0
let seen = 0
let over = false

const end = () => {
  over = true
  clearTimeout(timer)
  store.write(null)
  text.disabled = send.disabled = true
  say(word('ended'))
}

async function look() {
  clearTimeout(timer)
  if (token === null || over) return
  const visible = document.visibilityState === 'visible'
  const newest = lines.newest()
  try {
    const shown = await server.lines(token, newest, visible ? newest : 0)
    lines.show(shown)
    say()
    if (visible && newest > seen) tell?.('seen')
    if (visible) seen = Math.max(seen, newest)
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return end()
    say(word('offline'))
  }
  timer = setTimeout(() => void look(), visible ? 3_000 : 15_000)
}

/** @param {string} fresh */
const keep = (fresh) => {
  token = fresh
  store.write(fresh)
}

const ready = () => {
  say()
  scroll.setAttribute('aria-busy', 'false')
  text.disabled = send.disabled = false
  void look()
}

/** @param {string} words */
function write(words) {
  const key = crypto.randomUUID()
  const shown = lines.showSending(words, () => void attempt())
  async function attempt() {
    try {
      if (token === null) keep((await server.openGuest()).token)
      shown.sent(await server.say(token ?? '', key, words))
      void look()
    } catch (error) {
      shown.failed(error instanceof Refused ? error.message : word('failed'))
      if (error instanceof Refused && error.status === 401) end()
    }
  }
  void attempt()
}

const count = () => {
  const left = text.maxLength - text.value.length
  find('left').textContent = left <= 100 ? word('left', { count: left }) : ''
}

// No form: a sandboxed frame may not submit one.
const submit = () => {
  const words = text.value.trim()
  if (words === '' || over) return
  text.value = ''
  count()
  write(words)
  text.focus()
}
send.addEventListener('click', submit)
text.addEventListener('input', count)
text.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
  event.preventDefault()
  submit()
})
document.addEventListener('visibilitychange', () => void look())

/** Opens the conversation: by the ticket of a launch, by what this window kept over a reload, or as a guest. */
async function open() {
  say(word('loading'))
  try {
    if (ticket) {
      const opening = await server.open(ticket)
      keep(opening.token)
      lines.show(opening.lines)
      return ready()
    }
    token = store.read()
    if (token === null && kind === 'room') return end()
    find('guest').hidden = kind === 'room'
    ready()
  } catch (error) {
    if (error instanceof Refused) return end()
    say(word('offline'))
    timer = setTimeout(() => void open(), 3_000)
  }
}

void open()
