/** The tasks that turbo has begun since a moment (milliseconds) and that are still at work, such as `gateway test`. */
export declare function tasksAtWork(folders: readonly string[], since: number, lately: number): string[]
