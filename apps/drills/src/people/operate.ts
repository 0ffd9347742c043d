/** Where a gateway is, and what its operator's commands are opened with. */
export interface Operated {
  readonly origin: string
  readonly operatorToken: string
}

/** Gives an operator's command. @throws when the gateway refuses it */
export async function operate({ origin, operatorToken }: Operated, name: string, ...args: string[]): Promise<unknown> {
  const response = await fetch(`${origin}/operator/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Operator-Token': operatorToken },
    body: JSON.stringify({ args }),
  })
  const { value, message } = (await response.json()) as { value?: unknown; message?: string }
  if (!response.ok) throw new Error(`operator ${name}: ${message}`)
  return value
}
