import EN from '../messages/EN.json'
import TY from '../messages/TY.json'

const catalogue: Record<keyof typeof EN, string> =
  new URLSearchParams(location.search).get('language') === 'TY' ? TY : EN

/** A sentence of the page's language, with the nickname in its place. */
export const text = (id: keyof typeof EN, nickname = ''): string => catalogue[id].replace('{nickname}', nickname)
