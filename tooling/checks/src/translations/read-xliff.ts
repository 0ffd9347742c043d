import { DOMParser, type Document, type Element, type Node } from '@xmldom/xmldom'
import type { Returned } from './sheet.ts'
import { namespace } from './write-xliff.ts'

/** Marks of a translator's tool around words, which say nothing to us. */
const marks = new Set(['mrk', 'sm', 'em'])

const children = (node: Node): Element[] =>
  [...node.childNodes].filter((child): child is Element => child.nodeType === child.ELEMENT_NODE)

function textOf(node: Node, id: string): string {
  return [...node.childNodes]
    .map((child) => {
      if (child.nodeType === child.TEXT_NODE || child.nodeType === child.CDATA_SECTION_NODE)
        return child.nodeValue ?? ''
      if (child.nodeType !== child.ELEMENT_NODE) return ''
      const element = child as Element
      if (element.localName === 'cp')
        return String.fromCodePoint(Number.parseInt(element.getAttribute('hex') ?? '', 16))
      if (marks.has(element.localName ?? '')) return textOf(element, id)
      throw new Error(
        `${id} holds the code <${element.nodeName}>: places and tags stand in the text itself, as {name} and <b>…</b>`,
      )
    })
    .join('')
}

/** The texts of a unit that a tool has cut into several segments belong together, with what it left between them. */
function readUnit(unit: Element): Returned['units'][number] {
  const id = unit.getAttribute('id') ?? ''
  const pieces = children(unit)
    .filter(({ localName }) => localName === 'segment' || localName === 'ignorable')
    .map((piece) => {
      const find = (name: string): Element | undefined => children(piece).find(({ localName }) => localName === name)
      const [source, target] = [find('source'), find('target')]
      return {
        kind: piece.localName,
        source: source ? textOf(source, id) : '',
        target: target ? textOf(target, id) : '',
      }
    })
  const segments = pieces.filter(({ kind }) => kind === 'segment')
  const done = segments.filter(({ target }) => target !== '').length
  if (done > 0 && done < segments.length)
    throw new Error(`${id} is translated in part: ${done} of its ${segments.length} segments`)
  return {
    id,
    source: pieces.map(({ source }) => source).join(''),
    target:
      done === 0
        ? ''
        : pieces.map(({ kind, source, target }) => (kind === 'segment' ? target : target || source)).join(''),
  }
}

/**
 * What to say of the first thing that a parser stumbled over; one
 * that was cut off is the usual case, and ends without its last tag.
 */
const complain = (text: string, message: string, line: number): string => {
  if (text.trim() === '') return 'is empty'
  if (!/<\/(\w+:)?xliff\s*>\s*$/.test(text))
    return `ends in line ${text.trimEnd().split('\n').length} without </xliff>: a part is missing, save it again`
  return `is not well-formed XML in line ${line}: ${(message.split('\n')[0] ?? '').replace(/^.*Error: /, '')}`
}

function parse(text: string): Document {
  let complaint = ''
  const onError = (_level: string, message: string, { locator }: { locator?: { lineNumber?: number } }): never => {
    complaint ||= complain(text, message, locator?.lineNumber ?? 1)
    throw new Error(complaint)
  }
  try {
    return new DOMParser({ onError }).parseFromString(text, 'text/xml')
  } catch (cause) {
    throw new Error(complaint || (cause as Error).message, { cause })
  }
}

/** Reads XLIFF 2.x. @throws Error that says what is wrong with it. */
export function readXliff(text: string): Returned {
  const document = parse(text)
  const xliff = document.documentElement
  if (document.doctype) throw new Error('has a document type, which XLIFF has no need of')
  if (xliff?.localName !== 'xliff' || xliff.namespaceURI !== namespace)
    throw new Error('is not XLIFF 2.0: the tool has saved another version, choose 2.0 there')
  return {
    language: xliff.getAttribute('trgLang') ?? '',
    units: [...xliff.getElementsByTagNameNS(namespace, 'unit')].map(readUnit),
  }
}
