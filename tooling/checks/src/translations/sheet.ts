/** What a translator should know about a text: what kind of thing it is (`package`, `places` …), and the words. */
export interface Note {
  readonly kind: 'package' | 'places' | 'forms' | 'tagalog' | 'used in'
  readonly text: string
}

/** One text to translate. */
export interface Unit {
  /** Name of the package and id of the message: `games:games.tile.from`. */
  readonly id: string
  readonly source: string
  /** What the language says now; null where it says nothing yet. */
  readonly target: string | null
  readonly notes: readonly Note[]
}

/** The texts of one catalogue. */
export interface Section {
  /** Folder from the root, for example `packages/games`. */
  readonly folder: string
  readonly name: string
  readonly units: readonly Unit[]
}

/** Everything that there is to say in one language: `language` is the platform's code, `tag` BCP 47. */
export interface Sheet {
  readonly language: string
  readonly tag: string
  readonly sections: readonly Section[]
}

/** What a translator hands back: a language by its code or its tag, and the texts; an empty target is none. */
export interface Returned {
  readonly language: string
  readonly units: readonly { readonly id: string; readonly source: string; readonly target: string }[]
}

/** The name of a catalogue in the ids of its units: the last part of its folder. */
export const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf('/') + 1)
