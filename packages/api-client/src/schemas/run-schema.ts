import type * as v from 'valibot'

/** How a schema is run. */
export interface SchemaConfig extends v.Config<v.BaseIssue<unknown>> {
  /** Called once for each item that a tolerant list leaves out. */
  readonly onDropped?: (() => void) | undefined
  /** Ids of a request have to be numbers: for platforms that count their rows so. */
  readonly numericIds?: boolean | undefined
}

/** The result of a check: the output, or the issues as `path: reason`. */
export type Checked<Output> =
  | { readonly issues: null; readonly output: Output }
  | { readonly issues: readonly string[] }

/** An issue as `path: reason`. */
export const describeIssue = ({ path, message }: v.BaseIssue<unknown>): string =>
  `${path?.map(({ key }) => key).join('.') ?? 'value'}: ${message}`

/** Checks a value and never throws: what is too deep for the stack does not fit either. */
export function runSchema<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  onDropped?: () => void,
): Checked<v.InferOutput<Schema>> {
  try {
    const config: SchemaConfig = { onDropped }
    const { issues, value: output } = schema['~run']({ value }, config)
    return issues ? { issues: issues.map(describeIssue) } : { issues: null, output }
  } catch (cause) {
    return { issues: [`value: ${String(cause)}`] }
  }
}
