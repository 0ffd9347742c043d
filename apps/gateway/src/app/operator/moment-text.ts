/** A moment as the operator reads it, in UTC to the minute: `2026-11-21 12:00`. */
export const momentText = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')
