import { fileURLToPath } from 'node:url'
import type { Endpoint } from '../src/endpoint.ts'
import { allEndpoints } from '../src/testing/index.ts'
import { callSection } from './call-section.ts'
import { errorsPage } from './errors-page.ts'
import { readComments, type EndpointComments } from './read-comments.ts'
import { anchorOf, code, tableOf } from './tables.ts'

const endpointsFolder = fileURLToPath(new URL('../src/endpoints', import.meta.url))

const legend = `Types are those that a caller sees. An amount is a whole number of minor units (\`12500\` is 125.00), on the wire a decimal
number. A moment that is a number is in milliseconds since 1970, a rate a fraction unless a note says otherwise. \`rows[].id\` is
the member \`id\` of each item of \`rows\`, \`rates{}.rate\` that of each value of a record.`

/** The first sentence of a comment. */
const firstOf = (text: string): string => /^.*?[.:](?= |$)/.exec(text)?.[0].replace(/:$/, '.') ?? text

const indexPage = (
  areas: ReadonlyMap<string, readonly Endpoint[]>,
  comments: Readonly<Record<string, EndpointComments>>,
) =>
  [
    '# Calls of the platform',
    `${[...areas.values()].flat().length} calls. ${legend}`,
    'What a failed call throws: [errors](errors.md).',
    ...[...areas].map(
      ([area, endpoints]) =>
        `## ${area}\n\n${tableOf(
          ['Call', 'Address', 'What it does'],
          endpoints.map(({ name, method, path }) => [
            `[${code(name)}](${area}.md#${anchorOf(name)})`,
            code(`${method} ${path}`),
            firstOf(comments[name]?.text ?? ''),
          ]),
        )}`,
    ),
  ].join('\n\n')

/**
 * The reference of all calls and errors, as Markdown by file
 * name: made from the records and the comments of their source.
 */
export function makeReference(): ReadonlyMap<string, string> {
  const comments = readComments(endpointsFolder)
  const byName = allEndpoints.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const areaOf = ({ name }: Endpoint) => comments[name]?.area ?? 'other'
  const sorted = new Map(
    [...new Set(byName.map(areaOf))]
      .toSorted()
      .map((area) => [area, byName.filter((endpoint) => areaOf(endpoint) === area)]),
  )
  const pages = [...sorted].map(([area, endpoints]): [string, string] => [
    `${area}.md`,
    `${[
      `# Calls: ${area}`,
      legend,
      ...endpoints.map((endpoint) => callSection(endpoint, comments[endpoint.name] ?? { area, text: '', members: {} })),
    ].join('\n\n')}\n`,
  ])
  return new Map([['README.md', `${indexPage(sorted, comments)}\n`], ['errors.md', errorsPage(comments)], ...pages])
}
