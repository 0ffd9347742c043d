import { launchGame, type GameRow } from '@parlour/api-client/endpoints'
import { brand } from './brand.ts'
import { api } from './client.ts'
import { button, element } from './element.ts'
import { gameAddress } from './game-address.ts'
import { onGameMessage } from './on-game-message.ts'
import { session } from './session.ts'
import { language, text } from './messages.ts'

/**
 * The address of a game for this member, on the host that games are framed from.
 * @throws ApiError, RangeError for another host
 */
async function addressOf(game: GameRow): Promise<string> {
  const { content } = await api.call(launchGame, {
    gameId: game.roomId,
    nodeId: game.nodeId,
    vassalage: game.vassalage,
    username: session.name() ?? '',
    merchantCode: brand.merchant,
    language: language(),
  })
  return gameAddress(content.game_url, brand.playOrigin, window.location.origin)
}

/** Opens a game over the page and waits until it is left. @throws ApiError when the platform does not open it */
export async function openGame(game: GameRow): Promise<void> {
  const address = await addressOf(game)
  const frame = element('iframe', {
    title: game.nodeName,
    src: address,
    sandbox: 'allow-scripts allow-same-origin allow-forms',
    allow: 'fullscreen; autoplay',
    referrerpolicy: 'no-referrer',
  })
  const dialog = element('dialog', { class: 'game', 'aria-label': game.nodeName })
  dialog.append(
    element(
      'header',
      {},
      element('strong', {}, game.nodeName),
      button(text('brand-sample.close'), () => dialog.close()),
    ),
    frame,
  )
  const listener = onGameMessage({ window: () => frame.contentWindow, origin: brand.playOrigin }, () => dialog.close())
  window.addEventListener('message', listener)
  const stop = session.onEnded(() => dialog.close())
  document.body.append(dialog)
  dialog.showModal()
  await new Promise((resolve) => dialog.addEventListener('close', resolve))
  stop()
  window.removeEventListener('message', listener)
  dialog.remove()
}
