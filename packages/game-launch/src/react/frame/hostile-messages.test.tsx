import '@parlour/ui-kit/styles.css'
import { expect, test } from 'vitest'
import { attacks, bent, type Targets } from '../../testing/hostile.ts'
import { host, openScreen, ready } from '../../testing/open-game.tsx'

const messages = 5_000
/** How many properties of one message are looked at, at most, however many it has. */
const mostLooks = 20

/** A game that plays, and the port by which the page listens to it. */
async function playing() {
  const opened = await openScreen()
  await expect.element(opened.screen.getByTitle('Fruit Parade')).toBeInTheDocument()
  const frame = opened.frame()
  const own = frame?.contentWindow
  if (!own) throw new Error('no game is there')
  const neighbour = document.body.appendChild(document.createElement('iframe'))
  const { port1, port2 } = new MessageChannel()
  window.dispatchEvent(new MessageEvent('message', { source: own, origin: host, data: ready, ports: [port2] }))
  port1.postMessage({ type: 'balance-changed' })
  await expect.poll(() => opened.onBalanceChanged.mock.calls.length).toBe(1)
  const targets = {
    page: window,
    own,
    origin: host,
    stranger: neighbour.contentWindow ?? window,
    port: port2,
    looks: { count: 0 },
  }
  const state = () => ({
    html: opened.screen.container.innerHTML,
    same: opened.frame() === frame,
    left: opened.left(),
    launches: opened.launches().length,
    calls: [opened.onExit, opened.onBalanceChanged, opened.onLogin, opened.onDeposit, opened.onOther].map(
      (spy) => spy.mock.calls.length,
    ),
    polluted: 'type' in {},
    at: window.location.href,
  })
  return { ...opened, port1, targets, state, done: () => neighbour.remove() }
}

/** Runs every attack in turn; gives how many properties of one message were looked at, at most. */
function attack(targets: Targets, times: number): number {
  const ways = Object.values(attacks)
  let most = 0
  for (let at = 0; at < times; at++) {
    targets.looks.count = 0
    ways[at % ways.length]?.(targets, Math.floor(at / ways.length))()
    most = Math.max(most, targets.looks.count)
  }
  return most
}

/** Until a message to ports that must stay unused would have arrived. */
const heard = async () => {
  const { port1, port2 } = new MessageChannel()
  await new Promise((done) => {
    port2.onmessage = done
    port1.postMessage(null)
  })
  await new Promise((done) => requestAnimationFrame(done))
}

test(`[LAU-05] ${messages} hostile messages change nothing, and of none more than a little is looked at; the game itself is still heard`, async () => {
  expect(messages / Object.keys(attacks).length).toBeGreaterThan(bent.length)
  const { port1, targets, state, onExit, done } = await playing()
  const before = state()
  const most = attack(targets, messages)
  await heard()
  expect(state()).toEqual(before)
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(mostLooks)
  port1.postMessage({ type: 'close' })
  await expect.poll(() => onExit.mock.calls.length).toBe(1)
  done()
})

test('[LAU-05] a game that was taken down is not heard any more, neither by its port nor by a greeting', async () => {
  const { screen, port1, targets, state, done } = await playing()
  await screen.unmount()
  const before = state()
  port1.postMessage({ type: 'close' })
  window.dispatchEvent(
    new MessageEvent('message', {
      source: targets.own,
      origin: host,
      data: ready,
      ports: [new MessageChannel().port2],
    }),
  )
  attack(targets, 500)
  await heard()
  expect(state()).toEqual(before)
  done()
})

test('[LAU-05] frames within a sandboxed frame, whose origin is null, say what they like', async () => {
  const { state, done } = await playing()
  const before = state()
  const script = `const say = (to) => { for (let at = 0; at < 100; at++) { const { port1, port2 } = new MessageChannel(); port1.postMessage({ type: 'close' }); to.postMessage({ type: 'ready', v: 1 }, '*', [port2]) } }; say(parent); say(top); top.postMessage('said', '*')`
  const inner = `<iframe sandbox="allow-scripts" srcdoc="<script>${script}</script>"></iframe><script>${script}</script>`
  const outer = Object.assign(document.createElement('iframe'), { srcdoc: inner })
  outer.setAttribute('sandbox', 'allow-scripts')
  let received = 0
  const count = () => void (received += 1)
  window.parent.addEventListener('message', count)
  window.addEventListener('message', count)
  document.body.append(outer)
  await expect.poll(() => received, { timeout: 10_000 }).toBeGreaterThanOrEqual(200)
  await heard()
  window.parent.removeEventListener('message', count)
  window.removeEventListener('message', count)
  expect(state()).toEqual(before)
  outer.remove()
  done()
})
