import type { PlatformState } from './platform-state.ts'

/** What a request says: query or body, opened where it was encrypted. */
export type Input = Readonly<Record<string, unknown>>

/** Who asks and what. */
export interface Question {
  readonly state: PlatformState
  readonly input: Input
  /** Origin that games are framed from. */
  readonly playOrigin: string
}

/** A refusal of the contract's envelope. */
export class Refusal extends Error {
  readonly code: string
  readonly value: unknown
  readonly status: number

  constructor(code: string, message: string, value: unknown = null, status = 200) {
    super(message)
    this.code = code
    this.value = value
    this.status = status
  }
}

/** One call as the contract describes it. */
export interface ContractCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /**
   * Paths of the older and of the newer generation: the same
   * where the contract has one, null where a generation has none.
   */
  readonly paths: readonly [classic: string | null, current: string | null]
  readonly token: boolean
  readonly encrypted: boolean
  /** Module ids that the contract names for the call; empty where it names none. */
  readonly modules: readonly string[]
  /** Members that a request must have. */
  readonly needs: readonly string[]
  /** Whether it changes something that must change once a press. */
  readonly effect: boolean
  /** `value`: in an envelope; `bare`: the body itself; `text`: plain text. */
  readonly envelope: 'value' | 'bare' | 'text'
  answer(question: Question): unknown
}

type Options = Partial<Omit<ContractCall, 'method' | 'paths' | 'answer' | 'modules' | 'needs'>> & {
  readonly modules?: string
  readonly needs?: string
}

const words = (text = ''): string[] => text.split(' ').filter(Boolean)
const pathOf = (name: string): string | null =>
  name === '-' ? null : name.startsWith('/') ? name : `/wps/relay/${name}`

/**
 * A call of the table. `names` is `METHOD path`, or `METHOD classic
 * current` with `-` for none; a name without a slash is a relay's.
 */
export function call(names: string, options: Options, answer: unknown): ContractCall {
  const [method = 'GET', classic = '', current = classic] = names.split(' ')
  const { modules, needs, ...rest } = options
  return {
    token: false,
    encrypted: false,
    effect: false,
    envelope: 'value',
    ...rest,
    method: method as ContractCall['method'],
    paths: [pathOf(classic), pathOf(current)],
    modules: words(modules),
    needs: words(needs),
    answer: (question) => (typeof answer === 'function' ? answer(question) : answer),
  }
}
