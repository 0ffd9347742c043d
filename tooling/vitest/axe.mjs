import axe from 'axe-core'
import { settled } from './settled.mjs'

/** The rules that only a whole page can keep, switched off: for a component that a test draws alone. */
export const partOfPage = {
  region: { enabled: false },
  'landmark-one-main': { enabled: false },
  'page-has-heading-one': { enabled: false },
}

/**
 * What axe finds once nothing moves any more: a colour in the middle of a fade has no contrast to judge.
 * @param {import('axe-core').ElementContext} [context] what is looked at; the whole document without it
 * @param {import('axe-core').RunOptions} [options]
 */
export async function axeFindings(context = document, options = {}) {
  await settled()
  // Selectors are made for what is found alone: those of the nodes that pass take most of the time.
  const { violations } = await axe.run(context, { resultTypes: ['violations'], ...options })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
