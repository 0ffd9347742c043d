import type { Config, DOMPurify } from 'dompurify'
import { safeUrl } from '@parlour/api-client'

const config: Config = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'a',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'blockquote',
    'hr',
    'span',
    'div',
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'lang', 'dir'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

/** Largest server HTML that is shown, in characters. */
export const htmlLimit = 262_144

/**
 * Server HTML as a fragment from which everything that acts is gone: an allow-list of tags and attributes,
 * and every address parsed again. Pictures come from `imageOrigins` only, links leave by https.
 */
export function sanitise(
  purify: DOMPurify,
  html: string,
  origin: string,
  imageOrigins: readonly string[],
): DocumentFragment {
  purify.removeAllHooks()
  purify.addHook('uponSanitizeAttribute', (node, data) => {
    if (data.attrName !== 'href' && data.attrName !== 'src') return
    const policy = data.attrName === 'href' ? { origin, anyHttps: true } : { origin, origins: imageOrigins }
    const url = node.tagName === (data.attrName === 'href' ? 'A' : 'IMG') ? safeUrl(data.attrValue, policy) : null
    if (url) data.attrValue = url
    else data.keepAttr = false
  })
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A' || !node.hasAttribute('href')) return
    node.setAttribute('rel', 'noopener noreferrer')
    node.setAttribute('referrerpolicy', 'no-referrer')
  })
  return purify.sanitize(html.slice(0, htmlLimit), { ...config, RETURN_DOM_FRAGMENT: true })
}
