/** Asks a route of the gateway that only tests have. @throws when the gateway refuses it */
export async function askTest(origin: string, name: 'clock' | 'rounds', input: object): Promise<void> {
  const { ok, status } = await fetch(`${origin}/test/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  })
  if (!ok) throw new Error(`/test/${name} answered ${status}`)
}
