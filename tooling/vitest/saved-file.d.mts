/** What a press saves as a file: its name, and its text from the next line on. */
export declare function savedFile(press: () => Promise<void>): Promise<string>
