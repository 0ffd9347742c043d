/**
 * Lets things move in the tests of this file. Everywhere else the page asks for reduced motion, so that no test waits
 * for a fade.
 */
export function withMotion(): void
