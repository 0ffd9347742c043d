import { errorCodes, type ErrorAction } from '@parlour/api-client'
import { tagOf } from '@parlour/i18n'
import type { CallReference } from '../../generate/read-reference.ts'
import { looks } from '../reference/styles.ts'
import { codes, nameOf, words } from '../messages.ts'

/** The way out that a screen gives for each kind of refusal. */
const ways = {
  field: 'The sentence beside the field it is about; what was typed stays.',
  dialog: 'The sentence in a dialog; it says what to do next.',
  login: 'The session ends once, and the login window opens; then the visitor is where they were.',
  captcha: 'A picture with signs to type, and the form goes on.',
  wait: 'The sentence, and the same button again once the time has passed.',
  deposit: 'The sentence, with the way to add money beside it.',
  silent: 'Nothing: the client mends it by itself.',
} satisfies Record<ErrorAction, string>

const kinds = Object.keys(words.EN).flatMap((id) => (id.startsWith('api.kind.') ? [id.slice('api.kind.'.length)] : []))

const callsWith = (code: string, { calls }: CallReference): string[] =>
  calls.flatMap(({ name, text }) => (text.includes(`[\`${code}\`](errors.md#`) ? [name] : []))

const Heads = ({ names }: { names: readonly string[] }) => (
  <thead>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col" style={looks.cell}>
          {name}
        </th>
      ))}
    </tr>
  </thead>
)

const Sentences = ({ id }: { id: string }) =>
  codes.map((code) => (
    <td key={code} lang={tagOf(code)} style={looks.cell}>
      {String(words[code][id] ?? '')}
    </td>
  ))

/** Every failure the client can show: in each language, with the way out, and the calls that say so. */
export function ErrorAtlas({ reference }: { readonly reference: CallReference }) {
  const names = codes.map((code) => nameOf(code))
  return (
    <div style={looks.page}>
      <h2>Kinds</h2>
      <p>Every failed call has one of these kinds; it is what shows when a code has no sentence of its own.</p>
      <table style={looks.table}>
        <Heads names={['Kind', ...names]} />
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row" style={{ ...looks.cell, ...looks.code }}>
                {kind}
              </th>
              <Sentences id={`api.kind.${kind}`} />
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Codes</h2>
      <p>{`${Object.keys(errorCodes).length} refusals of the platform, with what a screen does about each.`}</p>
      <table style={looks.table}>
        <Heads names={['Code', 'Way out', ...names, 'Said by', 'What the developer does']} />
        <tbody>
          {Object.entries(errorCodes).map(([code, action]) => (
            <tr key={code}>
              <th scope="row" style={{ ...looks.cell, ...looks.code }}>
                {code}
              </th>
              <td style={looks.cell}>{ways[action]}</td>
              <Sentences id={`api.code.${code}`} />
              <td style={{ ...looks.cell, ...looks.code }}>{callsWith(code, reference).join(', ')}</td>
              <td style={looks.cell}>{reference.hints[code]?.replaceAll('`', '')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
