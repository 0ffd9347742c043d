import { useCallback, useContext, useEffect, useMemo, useState } from 'react'
import {
  createValidator,
  loadValidator,
  type FormRules,
  type FormValues,
  type PatternReporter,
  type Validator,
} from '../index.ts'
import { PatternPortsContext } from './pattern-ports.ts'

/** A validator that is usable at once and better soon: patterns count as soon as their engine has loaded. */
export interface LoadingValidator {
  /** Another object whenever it has come to know more, so that what depends on it is checked again. */
  readonly validator: Validator
  /**
   * The validator with all its patterns, and with the verdicts on these
   * values as far as they come within 50 ms: for the moment of submitting.
   */
  readonly complete: (values?: FormValues) => Promise<Validator>
}

/**
 * A validator that is usable at once: patterns count as fitting until their engine has loaded.
 *
 * @param rules the same object from render to render
 * @param report receives patterns that are left to the server; else the reporter of `PatternPortsContext`
 * @returns `validator`, a new object whenever it knows more, and `complete` for the submit
 * @example const { validator, complete } = useValidator(rules)
 */
export function useValidator(rules: FormRules, report?: PatternReporter): LoadingValidator {
  const ports = useContext(PatternPortsContext)
  const onUnmatched = report ?? ports.report
  const { threads } = ports
  const first = useMemo(() => createValidator(rules), [rules])
  const [loaded, setLoaded] = useState<{ rules: FormRules; validator: Validator }>({ rules, validator: first })
  const whole = useMemo(() => {
    const draw = () => void validator.then((known) => setLoaded({ rules, validator: { ...known } }))
    const validator: Promise<Validator> = loadValidator(rules, { report: onUnmatched, threads }, draw)
    return { validator, draw }
  }, [rules, onUnmatched, threads])

  useEffect(() => {
    whole.draw()
    return () => void whole.validator.then((validator) => validator.rest())
  }, [whole])

  const complete = useCallback(
    async (values: FormValues = {}) => {
      const validator = await whole.validator
      await validator.settle(values)
      return validator
    },
    [whole],
  )
  return { validator: loaded.rules === rules ? loaded.validator : first, complete }
}
