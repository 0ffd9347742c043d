import type { GatewayConfig } from '../../kernel/config/index.ts'
import { languages, sentence, visitLanguage } from '../../kernel/http/index.ts'
import { frameHeaders, freshNonce } from '../../kernel/pages/index.ts'

const style = `
:root { color-scheme: dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; box-sizing: border-box; display: grid; place-content: center; justify-items: center; gap: 1rem; min-height: 100vh; padding: 1.5rem; background: #15162b; color: #f4f2f9; text-align: center; }
p { margin: 0; }
.sign { padding: .125rem .5rem; border-radius: .375rem; background: #262743; color: #b9bad4; font-size: .75rem; font-weight: 600; }
h1 { max-width: 32ch; margin: 0; font-size: 1.25rem; line-height: 1.35; }
`

/** Answers an address where no game is, with the sign of every page of a game. */
export function lostGame(config: GatewayConfig, request: Request): Response {
  const language = visitLanguage(undefined, request.headers.get('accept-language'))
  const nonce = freshNonce()
  const html = `<!doctype html>
<html lang="${languages[language].tag}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Vesper</title><link rel="icon" href="data:,"><style nonce="${nonce}">${style}</style></head>
<body><p class="sign">${sentence('frame.playMoney', language)}</p><h1>${sentence('game.not.found', language)}</h1></body></html>
`
  return new Response(html, { status: 404, headers: frameHeaders(config, nonce) })
}
