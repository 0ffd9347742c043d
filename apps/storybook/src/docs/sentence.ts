/** A name as words in sentence case, as all titles of this site: `Label Read Out` becomes `Label read out`. */
export const sentence = (name: string): string =>
  name.charAt(0) + name.slice(1).replace(/ [A-Z](?=[a-z]| |$)/g, (letter) => letter.toLowerCase())
