import { useEffect, useState } from 'react'
import { measureDomains, type DomainSpeed } from '../../speed/measure-domains.ts'
import type { Probe } from '../../speed/probe.ts'

/** Measures the domains when they come and again when asked, and stops when the caller leaves. */
export function useMeasure(first: readonly DomainSpeed[], probe: Probe) {
  const [run, setRun] = useState(0)
  const [state, setState] = useState<{ domains: readonly DomainSpeed[]; done: boolean }>({
    domains: first,
    done: first.length === 0,
  })
  useEffect(() => {
    const ending = new AbortController()
    const told = (domain: DomainSpeed) =>
      setState(({ domains, done }) => ({
        done,
        domains: domains.map((other) => (other.host === domain.host ? domain : other)),
      }))
    void measureDomains(first, { probe, signal: ending.signal, told }).then(() => {
      if (!ending.signal.aborted) setState(({ domains }) => ({ domains, done: true }))
    })
    return () => ending.abort()
  }, [first, probe, run])
  const again = () => {
    setState({ domains: first, done: false })
    setRun(run + 1)
  }
  return { ...state, again }
}
