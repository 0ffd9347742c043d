/**
 * A document with a generated part between the marks `<!-- name -->` and `<!-- /name -->`.
 *
 * @throws RangeError when the document does not have both marks
 */
export function withPart(text: string, name: string, part: string): string {
  const place = new RegExp(`<!-- ${name} -->[^]*?<!-- /${name} -->`)
  if (!place.test(text)) throw new RangeError(`the document has no part named ${name}`)
  return text.replace(place, () => `<!-- ${name} -->\n${part}\n<!-- /${name} -->`)
}
