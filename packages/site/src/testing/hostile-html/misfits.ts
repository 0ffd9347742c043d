const tags = new Set(
  'p br b strong i em u s ul ol li h2 h3 h4 a img table thead tbody tr th td blockquote hr span div'.split(' '),
)
const attributes = new Set('href src alt width height colspan rowspan lang dir rel referrerpolicy'.split(' '))

/** What stands in cleaned HTML although no list allows it: elements, attributes, and pictures of other origins. */
export const misfits = (elements: Iterable<Element>, origin: string): string[] =>
  [...elements].flatMap((element) => [
    ...(tags.has(element.localName) && element.namespaceURI === 'http://www.w3.org/1999/xhtml'
      ? []
      : [element.localName]),
    ...[...element.attributes].filter(({ name }) => !attributes.has(name)).map(({ name, value }) => `${name}=${value}`),
    ...(element instanceof HTMLImageElement && element.src && new URL(element.src).origin !== origin
      ? [element.src]
      : []),
    ...(element instanceof HTMLAnchorElement && element.href && !/^https?:$/.test(element.protocol)
      ? [element.href]
      : []),
  ])
