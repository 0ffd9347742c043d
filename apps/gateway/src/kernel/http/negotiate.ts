import { parseAccept } from 'hono/utils/accept'

/** What a client takes of a header such as `Accept-Encoding`, in lower case, by weight; a weight of 0 is a refusal. */
const rangesOf = (header: string | null | undefined) =>
  parseAccept((header ?? '').slice(0, 500)).map(({ type, q }) => ({ name: type.toLowerCase(), weight: q }))

/**
 * The encoding to send, by `Accept-Encoding`.
 *
 * @param offers what there is, the best first
 * @returns the offer with the highest weight, the first of several; null where the client takes none of them
 * @example acceptedEncoding('gzip, br;q=0', ['br', 'gzip']) // 'gzip'
 */
export function acceptedEncoding<const Encoding extends string>(
  header: string | null | undefined,
  offers: readonly Encoding[],
): Encoding | null {
  const ranges = rangesOf(header)
  const weightOf = (name: string) =>
    (ranges.find((range) => range.name === name) ?? ranges.find((range) => range.name === '*'))?.weight ?? 0
  const [best] = offers.toSorted((one, other) => weightOf(other) - weightOf(one))
  return best !== undefined && weightOf(best) > 0 ? best : null
}

/**
 * The languages that a reader takes, by `Accept-Language`.
 *
 * @returns tags in lower case, the most wanted first
 * @example acceptedLanguages('en;q=0.5, vi-VN, th;q=0') // ['vi-vn', 'en']
 */
export const acceptedLanguages = (header: string | null | undefined): string[] =>
  rangesOf(header)
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ name }) => name)

/**
 * Whether a client has this version already, by `If-None-Match`: a tag, a list of tags, or `*`. Tags are compared
 * weakly. Source: RFC 9110, 13.1.2.
 *
 * @param etag the tag of what would be sent, with its quotes
 * @example hasVersion('W/"a", "b"', '"b"') // true
 */
export function hasVersion(header: string | null | undefined, etag: string): boolean {
  const said = header?.trim() ?? ''
  return said === '*' || (said.match(/"[^"]*"/g) ?? []).some((tag) => tag === etag)
}
