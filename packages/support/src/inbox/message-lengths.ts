/**
 * Lengths of a message as the platform takes them, and of the words that are searched for, in characters. Source:
 * contract 3.10.
 */
export const messageLengths = { title: { min: 1, max: 80 }, content: { min: 1, max: 1_000 }, find: 64 } as const
