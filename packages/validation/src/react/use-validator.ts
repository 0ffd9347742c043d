import { useCallback, useEffect, useMemo, useState } from 'react'
import { createValidator, loadValidator, type PatternReporter, type RuleSet, type Validator } from '../index.ts'

/** A validator that is usable at once and better soon: patterns count as soon as their engine has loaded. */
export interface LoadingValidator {
  readonly validator: Validator
  /** The validator with all its patterns, for the moment of submitting. */
  readonly complete: () => Promise<Validator>
}

/** A validator for rules that stay the same object from render to render. */
export function useValidator(rules: RuleSet, report?: PatternReporter): LoadingValidator {
  const first = useMemo(() => createValidator(rules), [rules])
  const whole = useMemo(() => loadValidator(rules, report), [rules, report])
  const [loaded, setLoaded] = useState<{ whole: Promise<Validator>; validator: Validator } | null>(null)
  useEffect(() => {
    let wanted = true
    void whole.then((validator) => wanted && setLoaded({ whole, validator }))
    return () => {
      wanted = false
    }
  }, [whole])
  const complete = useCallback(() => whole, [whole])
  return { validator: loaded?.whole === whole ? loaded.validator : first, complete }
}
