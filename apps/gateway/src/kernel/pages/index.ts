export { openFiles } from './files.ts'
export { frameHeaders } from './frame-headers.ts'
export { engineMessages } from './frame-messages.ts'
export { freshNonce } from './fresh-nonce.ts'
export { packHtml } from './pack-html.ts'
export { builtFiles, builtPage, playPage } from './play-page.ts'

export type { FrameMessages } from './frame-messages.ts'
