const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const refer = (sign: string): string => names[sign] ?? `&#${sign.codePointAt(0) ?? 0};`

/** What no XML document can hold, however it is written: most control signs and halves of a pair. */
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/**
 * A text inside an element. What XML cannot hold becomes the
 * replacement sign; line ends that a parser would make one are named.
 */
export const asText = (text: string): string =>
  text.replace(unwritable, '\ufffd').replace(/[&<>\r\u0085\u2028]/g, refer)

/** A text between the quotes of an attribute. */
export const asAttribute = (text: string): string =>
  text.replace(unwritable, '\ufffd').replace(/[&<>"\r\n\t\u0085\u2028]/g, refer)

/** A text inside a source or a target of XLIFF, which has an element for what XML cannot hold. */
export const asContent = (text: string): string =>
  text
    .split(/([^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}])/u)
    .map((piece, at) =>
      at % 2 === 0
        ? asText(piece)
        : `<cp hex="${(piece.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}"/>`,
    )
    .join('')
