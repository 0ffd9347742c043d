/** What to do, and what not to do instead, in a breath each. */
export const habits = [
  ['Skeletons of the true size', 'A spinner over the whole page'],
  ['Hairlines and space', 'Glass, blur and gradients on the chrome'],
  ['Posters do the shouting', 'Neon, glows, animated grounds'],
  ['A light theme that is cool and white, with the footer in ink', 'Cream grounds, or the night turned inside out'],
] as const
