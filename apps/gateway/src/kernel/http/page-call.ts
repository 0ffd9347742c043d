import type * as v from 'valibot'

type Frozen<Value> = { readonly [Member in keyof Value]: Frozen<Value[Member]> }

/**
 * A schema whose input is exactly what a page sends; one that asks for more, less or something else does not compile.
 */
export type SchemaOf<Request, Schema extends v.GenericSchema> = Schema &
  ([Request, Frozen<v.InferInput<Schema>>] extends [Frozen<v.InferInput<Schema>>, Request]
    ? unknown
    : { readonly pageSends: Request })

/** What a handler tells a page, with no member that the page does not declare. */
export type Exactly<Answer, Told extends Answer> = Told & {
  readonly [Member in Exclude<keyof Told, keyof Answer>]?: never
}
