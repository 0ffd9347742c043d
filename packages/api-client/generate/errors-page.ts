import { errorCodes, type ErrorAction } from '../src/error-codes.ts'
import { kindOf } from '../src/client/kind-of.ts'
import { codeHints, kindHints } from '../src/hints/index.ts'
import { codesIn } from './call-section.ts'
import type { EndpointComments } from './read-comments.ts'
import { anchorOf, code } from './tables.ts'

/** What a screen does about each kind of refusal. */
const ways = {
  field: 'show the message beside the field it is about, and keep what was typed',
  dialog: 'show the message in a dialog',
  login: 'end the session and open the login',
  captcha: 'ask for the text of a picture',
  wait: 'show the message and offer the same button again later',
  deposit: 'show the message with the way to the deposit',
  silent: 'nothing: the client handles it',
} satisfies Record<ErrorAction, string>

/** What `docs` of an error leads to. */
const place = (anchor: string): string => `<a id="${anchor}"></a>\n`

const statuses = [400, 401, 403, 404, 405, 408, 409, 410, 413, 415, 421, 422, 423, 429, 451, 500, 501, 502, 503, 504]

const intro = `# Errors

Every failed call throws an \`ApiError\`. Its \`docs\` is the path of a section of this page within the package; of
\`@parlour/api-client/hints\`, \`docsAddress(error)\` makes a URL of it and \`hintOf(error)\` is the sentence in that section. A refusal leads to its code (\`http.<status>\` where the
platform named none), every other error to its kind. A code that is not on this page is one that only the platform in question has: ask its operator,
and act by \`kind\`.`

/** The page of errors: every kind, every code, what to do next, and which calls are refused with it. */
export function errorsPage(comments: Readonly<Record<string, EndpointComments>>): string {
  const refused = new Map<string, string[]>()
  for (const [name, { area, text }] of Object.entries(comments))
    for (const found of codesIn(text))
      refused.set(found, [...(refused.get(found) ?? []), `[${code(name)}](${area}.md#${anchorOf(name)})`])
  const kinds = Object.entries(kindHints).map(([kind, hint]) => `${place(kind)}\n### Kind: ${kind}\n\n${hint}`)
  const bare = statuses.map((status) => {
    const kind = kindOf(status, '', false)
    return `${place(`http.${status}`)}\n### http.${status}\n\n${kindHints[kind]} Kind \`${kind}\`.`
  })
  const codes = Object.entries(errorCodes).map(([name, action]) =>
    [
      `${name in kindHints ? '' : `${place(name)}\n`}### ${name}`,
      codeHints[name as keyof typeof codeHints],
      `Action \`${action}\`: ${ways[action]}.`,
      refused.has(name) ? `Calls: ${refused.get(name)?.join(', ')}.` : '',
    ]
      .filter(Boolean)
      .join('\n\n'),
  )
  return [intro, '## Kinds', ...kinds, '## Codes', ...codes, '## Statuses without a code', ...bare, '']
    .join('\n\n')
    .replace(/\n+$/, '\n')
}
