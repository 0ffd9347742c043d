/** How long a look at the pace takes, in milliseconds, and how many pictures a second are enough. */
const lookMs = 2000
const enough = 45

/**
 * Counts the pictures of a hall and says when they come too slowly, so that it may be drawn more simply. A look in
 * which the page stood still for long (another tab, a window that was moved) says nothing.
 */
export function makePace(onSlow: () => void): (now: number) => void {
  let began = 0
  let before = 0
  let pictures = 0
  let slow = 0
  return (now) => {
    if (now - before > 500) began = 0
    before = now
    if (began === 0) {
      began = now
      pictures = 0
    }
    pictures++
    if (now - began < lookMs) return
    slow = ((pictures - 1) * 1000) / (now - began) < enough ? slow + 1 : 0
    began = 0
    if (slow < 2) return
    slow = 0
    onSlow()
  }
}
