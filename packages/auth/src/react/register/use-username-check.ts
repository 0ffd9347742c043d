import { useApi } from '@parlour/api-client/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { checkUsername, type UsernameAnswer } from '../../index.ts'

const pause = 500

/**
 * Looks up whether a name is free, half a second after the last key; `name` is empty while there is none or it breaks a rule.
 * The answer counts for the name that stands there only.
 */
export function useUsernameCheck(name: string, onTaken: () => void): UsernameAnswer | 'asking' | null {
  const api = useApi()
  const [check, setCheck] = useState<{ readonly name: string; readonly answer: UsernameAnswer | 'asking' } | null>(null)
  const taken = useEffectEvent(onTaken)
  useEffect(() => {
    if (name === '') return
    let wanted = true
    const ask = async () => {
      setCheck({ name, answer: 'asking' })
      const answer = await checkUsername(api, name)
      if (!wanted) return
      setCheck({ name, answer })
      if (answer === 'taken') taken()
    }
    const timer = setTimeout(() => void ask(), pause)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [api, name])
  return check?.name === name ? check.answer : null
}
